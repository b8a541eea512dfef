import type { CreateIndexesOptions, IndexSpecification } from 'mongodb';

export interface IndexDeclaration {
  key: IndexSpecification;
  options?: CreateIndexesOptions;
}

/** A collection with its indexes. The service's name is put in front, so no service reaches another's. */
export interface Model<Doc> {
  collection: string;
  indexes: IndexDeclaration[];
  /** Carries the document's type; never set. */
  readonly document?: Doc;
}

export const defineModel = <Doc>(model: Model<Doc>): Model<Doc> => model;
