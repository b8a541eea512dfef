import type { IndexDescription } from 'mongodb';

export interface IndexDeclaration {
  key: IndexDescription['key'];
  options?: Omit<IndexDescription, 'key'>;
}

/**
 * A collection with its indexes, as `migrate` needs it. The service's name is put in front, so no service reaches another's.
 * What the application stores is a `StoredCollection`, which adds the schema.
 */
export interface DeclaredCollection<Doc> {
  collection: string;
  indexes: IndexDeclaration[];
  /** Carries the document's type; never set. */
  readonly document?: Doc;
}
