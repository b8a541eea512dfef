import { impersonatorOfWork } from '@linkyard/request-context';
import type { Schema } from 'mongoose';
import { odm } from './odm.js';

type Scalar = StringConstructor | NumberConstructor | BooleanConstructor | DateConstructor | MapConstructor;
type Mixed = typeof odm.Schema.Types.Mixed;
type FieldType = Scalar | Embedded<Fields> | readonly [Scalar | Embedded<Fields>] | Mixed;

/**
 * One field, in mongoose's own words. Every field is stored always, so it is required or has a default; arrays begin empty. What older
 * records lack, or what only some have, is `optional`.
 */
export interface Field {
  type: FieldType;
  required?: true;
  /** May be absent; its type says so. */
  optional?: true;
  default?: unknown;
  enum?: readonly (string | number | null)[];
  /** Of a Map's values. */
  of?: Scalar | Embedded<Fields>;
  min?: number;
  max?: number;
  maxlength?: number;
  immutable?: true;
}
/** The fields of a record; a plain object groups fields that are always there together. */
export interface Fields {
  readonly [name: string]: Field | Fields;
}

/**
 * Of a line of a history that names who did it: the person who did it as them, while impersonating. Filled in by itself; absent otherwise.
 * @source cases admin J2
 */
export const impersonatorField = { type: String, optional: true, default: impersonatorOfWork } as const satisfies Field;

/** A record inside a record, without an id of its own. */
export interface Embedded<F extends Fields> extends Schema {
  readonly declared?: F;
}

/** JSON that a contract owns. `owned` carries its type and is never set. */
type ContractJson<T> = Mixed & { readonly owned: T };

/** Declares JSON that a contract owns: `{ type: contractJson<View>(), required: true }`. It is stored as the contract parsed it. */
export const contractJson = <T>() => odm.Schema.Types.Mixed as ContractJson<T>;

type Listed<F> = F extends { readonly enum: readonly (infer Value)[] } ? Value : never;
type Value<T, F> = T extends StringConstructor
  ? [Listed<F>] extends [never]
    ? string
    : Listed<F>
  : T extends NumberConstructor
    ? [Listed<F>] extends [never]
      ? number
      : Listed<F>
    : T extends BooleanConstructor
      ? boolean
      : T extends DateConstructor
        ? Date
        : T extends MapConstructor
          ? F extends { readonly of: infer Of }
            ? Record<string, Value<Of, unknown>>
            : never
          : T extends readonly [infer Item]
            ? Value<Item, F>[]
            : T extends { readonly owned: infer Json }
              ? Json
              : T extends { readonly declared?: infer G }
                ? Stored<NonNullable<G>>
                : unknown;

type StoredField<F> = F extends { readonly type: FieldType }
  ? Value<F['type'], F> | (F extends { readonly default: null } ? null : never)
  : Stored<F>;

/** What is stored under these fields, as a lean read gives it. */
export type Stored<F> = {
  -readonly [Name in keyof F as F[Name] extends Optional ? never : Name]: StoredField<F[Name]>;
} & {
  -readonly [Name in keyof F as F[Name] extends Optional ? Name : never]?: StoredField<F[Name]>;
};
interface Optional {
  readonly optional: true;
}

/** A schema's own `strict` wins over the instance's silently, so it is set on each. */
export const schemaOptions = {
  strict: 'throw',
  strictQuery: 'throw',
  autoIndex: false,
  autoCreate: false,
  id: false,
  versionKey: false,
  minimize: false,
} as const;

/** Declares a record inside a record: `{ type: [embedded({ … })] }`. */
export function embedded<const F extends Fields>(fields: F): Embedded<F> {
  return checked(new odm.Schema<unknown>({ ...fields }, { ...schemaOptions, _id: false }));
}

/** @throws Error for a field that a lean read may miss: its inferred type would not be true */
export function checked<S extends Schema>(schema: S): S {
  schema.eachPath((path, type) => {
    const { options, instance } = type;
    // Arrays begin empty by themselves; `.$*` stands for the values of a map.
    const isFilled = instance.endsWith('Array') || path.endsWith('.$*');
    const isAlways = isFilled || options['required'] === true || options['default'] !== undefined;
    const isKnown = isAlways || options['optional'] === true || path === '_id';
    if (!isKnown) throw new Error(`The field ${path} needs a default, \`required: true\` or \`optional: true\``);
  });
  return schema;
}
