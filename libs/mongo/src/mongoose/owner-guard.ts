import type { Aggregate, AnyBulkWriteOperation, PipelineStage, Query, Schema } from 'mongoose';

/** An option of a query, of an aggregate and of a bulk write: why it may see the records of more than one owner. */
export interface AcrossOwners {
  acrossOwners: string;
}

/** A query of owned records that does not name one owner. */
export class OwnerMissing extends Error {
  override readonly name = 'OwnerMissing';
}

const guarded = [
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'estimatedDocumentCount',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;

/** These read or write other collections, where the `$match` of this one does not reach. */
export const reachesFurther = ['$lookup', '$graphLookup', '$unionWith', '$out', '$merge'];

const isReasoned = (options: object | undefined): boolean =>
  Boolean(options && 'acrossOwners' in options && options.acrossOwners);
const namesOwner = (filter: object | undefined): boolean =>
  Boolean(filter && 'userId' in filter && typeof filter.userId === 'string');

function refuse(model: string, operation: string): never {
  throw new OwnerMissing(`${model}.${operation} needs a userId, or {acrossOwners: '<reason>'}`);
}

const filterOf = (operation: AnyBulkWriteOperation): object | undefined => {
  if ('insertOne' in operation) return operation.insertOne.document;
  const [body] = Object.values(operation);
  return body?.filter;
};

/**
 * Refuses at run time whatever names no owner: the compile-time rule of the repositories ends where a model is used directly.
 * `Model.collection` is not seen by it, hence the lint rule.
 */
export function ownerGuard(schema: Schema) {
  for (const operation of guarded)
    schema.pre(operation, { document: false, query: true }, function (this: Query<unknown, unknown>) {
      if (!isReasoned(this.getOptions()) && !namesOwner(this.getFilter())) refuse(this.model.modelName, operation);
    });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (isReasoned(this.options)) return;
    const [first] = this.pipeline();
    const isNarrow = first && '$match' in first && namesOwner(first.$match);
    const isLocal = this.pipeline().every((stage: PipelineStage) => !reachesFurther.some((name) => name in stage));
    if (!isNarrow || !isLocal) refuse(this.model().modelName, 'aggregate');
  });
  schema.pre('bulkWrite', function (operations: AnyBulkWriteOperation[], options) {
    if (isReasoned(options)) return;
    if (!operations.every((operation) => namesOwner(filterOf(operation)))) refuse('bulkWrite', 'bulkWrite');
  });
}
