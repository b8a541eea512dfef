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

/** The owner of what belongs to the installation as a whole, such as the catalogue: it is of no tenant, and there for each. */
export const installationOwner = '000000000000000000000000';

/** The condition that the running work brings to a query; undefined where it sees the records of every tenant. */
function conditionFor(filter: object | undefined): { tenantId: string | null } | undefined {
  const scope = currentContext();
  if (!scope || !('tenantId' in scope)) return undefined;
  const isShared = filter !== undefined && 'userId' in filter && filter.userId === installationOwner;
  return isShared ? undefined : { tenantId: scope.tenantId };
}

/**
 * Records of another tenant than that of the running work are not there for it, whatever its filter says, and it writes none.
 * @source models.md 25, quality 3 "Tenant isolation"
 */
export function tenantGuard(schema: Schema) {
  for (const operation of narrowed)
    schema.pre(operation, { document: false, query: true }, function (this: Query<unknown, unknown>) {
      const filter = this.getFilter();
      const condition = conditionFor(filter);
      if (!condition) return;
      // At the top of the filter, where indexes are chosen, unless the caller has a condition of its own.
      if ('tenantId' in filter) this.and([condition]);
      else this.where(condition);
    });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const [first] = this.pipeline();
    const condition = conditionFor(first && '$match' in first ? first.$match : undefined);
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
