import { tenantToStamp } from '@linkyard/request-context';
import type { Model, Schema } from 'mongoose';
import type { DeclaredCollection, IndexDeclaration } from '../declared-collection.js';
import { newId, type OwnedDocument } from '../documents.js';
import { checked, schemaOptions, type Fields, type Stored } from './fields.js';
import { odm } from './odm.js';
import { ownerGuard } from './owner-guard.js';
import { tenantGuard } from './tenant-guard.js';

/** The one description of what a collection holds: its schema, its indexes and, inferred from both, its type. `migrate` takes it as it is. */
export interface StoredCollection<Doc> extends DeclaredCollection<Doc> {
  /** The model's name, singular. */
  name: string;
  schema: Schema;
}
/** The stored type of a collection: `type Product = DocumentOf<typeof products>`. */
export type DocumentOf<C> = C extends { readonly document?: infer Doc } ? NonNullable<Doc> : never;
/** The model of a collection, as it is injected. */
export type StoredModel<C> = Model<DocumentOf<C>>;

interface Declaration<F extends Fields> {
  name: string;
  collection: string;
  fields: F;
  indexes?: readonly IndexDeclaration[];
}

const ownedFields = {
  _id: { type: String, required: true, default: newId },
  userId: { type: String, required: true, immutable: true },
  tenantId: { type: String, default: () => tenantToStamp() },
  rev: { type: Number, required: true, default: 1 },
  createdAt: { type: Date, required: true, default: () => new Date() },
  updatedAt: { type: Date, required: true, default: () => new Date() },
  deletedAt: { type: Date, default: null },
} as const satisfies Fields;

/** Records that belong to one owner each. Queries that name none are refused. */
export function ownedCollection<const F extends Fields>(
  declaration: Declaration<F>,
): StoredCollection<OwnedDocument & Stored<F>> {
  const { fields } = declaration;
  const described = describe({ ...declaration, fields: { ...fields, ...ownedFields } });
  ownerGuard(described.schema);
  tenantGuard(described.schema);
  return described;
}

/** Records without an owner: provider events, counters of the installation. Its fields name an `_id`. */
export const sharedCollection = <const F extends Fields>(
  declaration: Declaration<F>,
): StoredCollection<{ _id: string } & Stored<F>> =>
  describe({
    ...declaration,
    fields: { _id: { type: String, required: true, default: newId }, ...declaration.fields },
  });

function describe({ name, collection, fields, indexes = [] }: Declaration<Fields>) {
  const schema: Schema = checked(new odm.Schema<unknown>({ ...fields }, { ...schemaOptions }));
  return { name, collection, schema, indexes: [...indexes] };
}
