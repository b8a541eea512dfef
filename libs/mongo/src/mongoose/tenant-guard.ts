import { currentContext, tenantToStamp, TenantMismatch } from '@linkyard/request-context';
import type { Aggregate, AnyBulkWriteOperation, Query, Schema } from 'mongoose';
import { reachesFurther } from './owner-guard.js';

const reading = ['deleteMany', 'deleteOne', 'distinct', 'find', 'findOne', 'findOneAndDelete'] as const;
const writing = ['findOneAndReplace', 'findOneAndUpdate', 'replaceOne', 'updateMany', 'updateOne'] as const;

/** The owner of what belongs to the installation as a whole, such as the catalogue: it is of no tenant, and there for each. */
export const installationOwner = '000000000000000000000000';

interface Condition {
  tenantId: string | null;
}
const ownerIn = (filter: object | undefined): unknown => (filter && 'userId' in filter ? filter.userId : undefined);

/** The condition that the running work brings to a query; undefined where it sees the records of every tenant. */
function conditionFor(filter: object | undefined): Condition | undefined {
  const scope = currentContext();
  if (!scope || !('tenantId' in scope)) return undefined;
  return ownerIn(filter) === installationOwner ? undefined : { tenantId: scope.tenantId };
}

/**
 * Records of another tenant than that of the running work are not there for it, whatever its filter says, and it writes none.
 * @source models.md 25, quality 3 "Tenant isolation"
 */
export function tenantGuard(schema: Schema) {
  for (const operation of [...reading, ...writing])
    schema.pre(operation, { document: false, query: true }, function (this: Query<unknown, unknown>) {
      narrow(this);
    });
  for (const operation of writing)
    schema.pre(operation, { document: false, query: true }, function (this: Query<unknown, unknown>) {
      requireOwnTenant(this.getUpdate());
    });
  schema.pre('countDocuments', { document: false, query: true }, function (this: Query<unknown, unknown>) {
    // An owner belongs to one tenant, and with one condition more a count would read documents where it now reads an index.
    if (typeof ownerIn(this.getFilter()) !== 'string') narrow(this);
  });
  schema.pre('estimatedDocumentCount', { document: false, query: true }, () => {
    if (conditionFor(undefined)) throw new TenantMismatch('Work of one tenant counts the records of all');
  });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const [first] = this.pipeline();
    const condition = conditionFor(first && '$match' in first ? first.$match : undefined);
    if (!condition) return;
    if (this.pipeline().some((stage) => reachesFurther.some((name) => name in stage)))
      throw new TenantMismatch('Work of one tenant reads collections that its condition does not reach');
    this.pipeline().unshift({ $match: condition });
  });
  schema.pre('bulkWrite', function (operations: AnyBulkWriteOperation[]) {
    for (const operation of operations) for (const part of Object.values(operation)) guardPart(part);
  });
  schema.pre('save', function () {
    this.set('tenantId', tenantToStamp(tenantOf(this.get('tenantId'))));
  });
  schema.pre('insertMany', (documents: unknown) => {
    for (const document of Array.isArray(documents) ? documents : [documents]) stamp(document);
  });
}

/** At the top of the filter, where indexes are chosen, unless the caller has a condition of its own. */
function narrow(query: Query<unknown, unknown>): void {
  const filter = query.getFilter();
  const condition = conditionFor(filter);
  if (!condition) return;
  if ('tenantId' in filter) query.and([condition]);
  else query.where(condition);
}

/** One operation of a bulk write. */
function guardPart(part: object): void {
  if ('document' in part) return stamp(part.document);
  const filter = 'filter' in part && isObject(part.filter) ? part.filter : {};
  const condition = conditionFor(filter);
  if (condition)
    Reflect.set(part, 'filter', 'tenantId' in filter ? { $and: [filter, condition] } : { ...filter, ...condition });
  if ('replacement' in part) stamp(part.replacement);
  if ('update' in part) requireOwnTenant(part.update);
}

/** @throws TenantMismatch for a change that would hand a record to another tenant */
function requireOwnTenant(update: unknown): void {
  if (!isObject(update)) return;
  for (const fields of [update, Reflect.get(update, '$set'), Reflect.get(update, '$setOnInsert')])
    if (isObject(fields) && 'tenantId' in fields) tenantToStamp(tenantOf(fields.tenantId));
}

function stamp(document: unknown): void {
  if (isObject(document)) Reflect.set(document, 'tenantId', tenantToStamp(tenantOf(Reflect.get(document, 'tenantId'))));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const tenantOf = (value: unknown): string | null | undefined =>
  typeof value === 'string' || value === null ? value : undefined;
