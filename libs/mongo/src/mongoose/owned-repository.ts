import { tenantToStamp } from '@linkyard/request-context';
import type { Sort } from 'mongodb';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { newId, type NewDocument, type OwnedDocument } from '../documents.js';
import type { OwnedFilter } from './owned-filter.js';
import { trusted } from './trusted.js';

/** Every query runs at most this long. */
const maxTimeMS = 4_000;
const maxAmong = 1_000;

interface FindOptions {
  sort?: Sort;
  limit?: number;
  skip?: number;
}

/**
 * Reads and writes one owner's records through their model. Soft-deleted ones are invisible here. Whatever runs inside
 * `ServiceDatabase.transaction` joins it without an argument. Operators in a filter are marked by `trusted({ $in: … })`.
 * @source style R7, ADR 0017
 */
export abstract class OwnedRepository<Doc extends OwnedDocument> {
  constructor(protected readonly model: Model<Doc>) {}

  async findOne(filter: OwnedFilter<Doc>, { sort }: Pick<FindOptions, 'sort'> = {}): Promise<Doc | null> {
    return this.model.findOne(this.scoped(filter), null, { sort, maxTimeMS }).lean<Doc | null>().exec();
  }

  async findMany(filter: OwnedFilter<Doc>, options: FindOptions = {}): Promise<Doc[]> {
    return this.model
      .find(this.scoped(filter), null, { ...options, maxTimeMS })
      .lean<Doc[]>()
      .exec();
  }

  /** Which of the values a field of the records has, for lists that another system makes as long as it likes: 1,000 are looked for at once. */
  async presentAmong(
    filter: OwnedFilter<Doc>,
    field: keyof Doc & string,
    values: readonly string[],
  ): Promise<Set<string>> {
    const present = new Set<string>();
    for (let from = 0; from < values.length; from += maxAmong) {
      const among = trusted({ $in: values.slice(from, from + maxAmong) });
      const found: unknown[] = await this.model
        .distinct(field, { ...this.scoped(filter), [field]: among } as QueryFilter<Doc>)
        .setOptions({ maxTimeMS })
        .exec();
      for (const value of found) if (typeof value === 'string') present.add(value);
    }
    return present;
  }

  /** @param limit counting stops there; without it the time grows with what there is */
  async count(filter: OwnedFilter<Doc>, limit?: number): Promise<number> {
    return this.model.countDocuments(this.scoped(filter), { maxTimeMS, ...(limit ? { limit } : {}) }).exec();
  }

  /** @returns whether a record of the owner is none of the `count` oldest */
  async beyondOldest(ownerId: string, count: number): Promise<(record: Age) => boolean> {
    const sort = { createdAt: 1, _id: 1 } as const;
    const [first] = await this.model
      .find(this.scoped({ ownerId } as OwnedFilter<Doc>), { createdAt: 1 }, { sort, skip: count, limit: 1, maxTimeMS })
      .lean<Age[]>()
      .exec();
    return (record) => first !== undefined && !isOlder(record, first);
  }

  async insert(ownerId: string, fields: NewDocument<Doc>): Promise<Doc> {
    const now = new Date();
    const base = { userId: ownerId, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const document = { ...fields, _id: fields._id ?? newId(), tenantId: tenantToStamp(fields.tenantId), ...base };
    const created = await new this.model(document).save();
    return created.toObject<Doc>({ flattenMaps: true });
  }

  /**
   * Changes one record, counting its `rev` up.
   * @param rev when given, the update applies only to this revision; null then means that it is stale
   * @returns the record after the change, or null when none matched
   */
  async update(
    filter: OwnedFilter<Doc>,
    change: UpdateQuery<Doc>,
    { rev, arrayFilters }: { rev?: number; arrayFilters?: Record<string, unknown>[] } = {},
  ): Promise<Doc | null> {
    const where = rev === undefined ? this.scoped(filter) : { ...this.scoped(filter), rev };
    return this.model
      .findOneAndUpdate(where, stamped(change), { returnDocument: 'after', maxTimeMS, arrayFilters })
      .lean<Doc | null>()
      .exec();
  }

  /**
   * Sets fields of one record, counting its `rev` up, and answers both sides of the change by one command. A field that is undefined stays.
   * @returns the record before and after it, or null when none matched
   */
  async setFields(
    filter: OwnedFilter<Doc>,
    fields: Partial<Doc>,
    { rev }: { rev?: number } = {},
  ): Promise<{ before: Doc; after: Doc } | null> {
    const where = rev === undefined ? this.scoped(filter) : { ...this.scoped(filter), rev };
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const set = { ...given, updatedAt: new Date() };
    const before: Doc | null = await this.model
      .findOneAndUpdate(where, { $set: set, $inc: { rev: 1 } } as UpdateQuery<Doc>, {
        returnDocument: 'before',
        maxTimeMS,
      })
      .lean<Doc | null>()
      .exec();
    return before && { before, after: Object.assign({}, before, set, { rev: before.rev + 1 }) };
  }

  /** Writes records as they once were, over what is stored now; `rev` goes on counting, so older copies are stale. */
  async putBack(documents: readonly Doc[]): Promise<void> {
    if (documents.length === 0) return;
    const now = new Date();
    const operations = documents.map((document) => {
      const { _id, userId, rev: _counted, ...fields } = document;
      const set = { ...fields, updatedAt: now, deletedAt: null };
      return { updateOne: { filter: { _id, userId }, update: { $set: set, $inc: { rev: 1 } }, upsert: true } };
    });
    await this.model.bulkWrite<OwnedDocument>(operations);
  }

  async updateMany(filter: OwnedFilter<Doc>, change: UpdateQuery<Doc>): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(this.scoped(filter), stamped(change)).exec();
    return modifiedCount;
  }

  /** Hides a record; it can come back until retention removes it. @returns false when there was none */
  async softDelete(filter: OwnedFilter<Doc>): Promise<boolean> {
    const change = { $set: { deletedAt: new Date() } };
    return (await this.model.updateOne(this.scoped(filter), stamped(change)).exec()).modifiedCount === 1;
  }

  /** Undoes softDelete. @returns the record, or null when it is not there or was never deleted */
  async restore(filter: OwnedFilter<Doc>): Promise<Doc | null> {
    const where = { ...this.scoped(filter), deletedAt: trusted({ $ne: null }) };
    return this.model
      .findOneAndUpdate(where, stamped({ $set: { deletedAt: null } }), { returnDocument: 'after', maxTimeMS })
      .lean<Doc | null>()
      .exec();
  }

  /** Removes everything of one owner for good, also what was soft-deleted: the account is gone. */
  async eraseAll(ownerId: string): Promise<number> {
    const { deletedCount } = await this.model.deleteMany({ userId: ownerId } as QueryFilter<Doc>).exec();
    return deletedCount;
  }

  protected scoped(filter: OwnedFilter<Doc>): QueryFilter<Doc> {
    const { ownerId, ...rest } = filter;
    return { ...rest, userId: ownerId, deletedAt: null } as QueryFilter<Doc>;
  }
}

type Age = Pick<OwnedDocument, '_id' | 'createdAt'>;

const isOlder = (one: Age, other: Age): boolean =>
  one.createdAt.getTime() === other.createdAt.getTime() ? one._id < other._id : one.createdAt < other.createdAt;

function stamped<Doc extends OwnedDocument>(change: UpdateQuery<Doc>): UpdateQuery<Doc> {
  const set = { ...change.$set, updatedAt: new Date() };
  return { ...change, $set: set, $inc: { ...change.$inc, rev: 1 } };
}
