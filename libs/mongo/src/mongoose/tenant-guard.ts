import { currentContext, tenantToStamp } from '@linkyard/request-context';
import type { Aggregate, Query, Schema } from 'mongoose';

/**
 * Counts are left out: their filter names an owner, who belongs to one tenant, and with one condition more they would read documents where
 * they now read an index.
 */
const narrowed = [
  'deleteMany',
  'deleteOne',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;

/** The condition that the running work brings to each query; undefined where it sees the records of every tenant. */
const conditionOfWork = (): { tenantId: string | null } | undefined => {
  const scope = currentContext();
  return scope && 'tenantId' in scope ? { tenantId: scope.tenantId } : undefined;
};

/**
 * Records of another tenant than that of the running work are not there for it, whatever its filter says, and it writes none.
 * @source models.md 25, quality 3 "Tenant isolation"
 */
export function tenantGuard(schema: Schema) {
  for (const operation of narrowed)
    schema.pre(operation, { document: false, query: true }, function (this: Query<unknown, unknown>) {
      const condition = conditionOfWork();
      if (!condition) return;
      // At the top of the filter, where indexes are chosen, unless the caller has a condition of its own.
      if ('tenantId' in this.getFilter()) this.and([condition]);
      else this.where(condition);
    });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const condition = conditionOfWork();
    if (condition) this.pipeline().unshift({ $match: condition });
  });
  schema.pre('save', function () {
    this.set('tenantId', tenantToStamp(tenantOf(this.get('tenantId'))));
  });
  schema.pre('insertMany', (documents: unknown) => {
    for (const document of Array.isArray(documents) ? documents : [documents])
      if (typeof document === 'object' && document !== null)
        Reflect.set(document, 'tenantId', tenantToStamp(tenantOf(Reflect.get(document, 'tenantId'))));
  });
}

const tenantOf = (value: unknown): string | null | undefined =>
  typeof value === 'string' || value === null ? value : undefined;
