import type { AlternativeType, FilterOperators } from 'mongodb';
import type { OwnedDocument } from '../documents.js';
import type { Trusted } from './trusted.js';

type Condition<Value> = AlternativeType<Value> | Trusted<FilterOperators<AlternativeType<Value>>>;

/** Conditions on stored fields: a value, or operators that `trusted` has marked. A dotted path names a field inside a record or a list. */
export type Conditions<Doc> = {
  readonly [Name in keyof Doc as Exclude<Name, 'userId' | 'deletedAt'>]?: Condition<Doc[Name]>;
} & {
  readonly [path: `${string}.${string}`]: string | number | boolean | Date | null | undefined | Trusted<object>;
  readonly $and?: readonly Conditions<Doc>[];
  readonly $or?: readonly Conditions<Doc>[];
  readonly $nor?: readonly Conditions<Doc>[];
};

/** A filter that names its owner. Without `ownerId` it does not compile. @source style R7, ADR 0017 */
export type OwnedFilter<Doc extends OwnedDocument> = Conditions<Doc> & { ownerId: string };
