import type {
  AnyBulkWriteOperation,
  ClientSession,
  Collection,
  Filter,
  OptionalUnlessRequiredId,
  Sort,
  UpdateFilter,
  WithId,
} from 'mongodb';
import { newId, type NewDocument, type OwnedDocument } from './documents.js';
import type { Model } from './model.js';
import type { ServiceDatabase } from './service-database.js';

/** A filter that names its owner. Without `ownerId` it does not compile. @source style R7, ADR 0005 */
export type OwnedFilter<Doc extends OwnedDocument> = Omit<Filter<Doc>, 'userId' | 'deletedAt'> & { ownerId: string };

export interface FindOptions {
  sort?: Sort;
  limit?: number;
  skip?: number;
  session?: ClientSession;
}

/** Every query runs at most this long. */
const maxTimeMS = 4_000;

/**
 * Reads and writes one owner's records. Soft-deleted ones are invisible here. Reads across owners are separately
 * named methods of the subclass, which say who may call them.
 */
export abstract class OwnedRepository<Doc extends OwnedDocument> {
  protected readonly collection: Collection<Doc>;

  constructor(
    protected readonly database: ServiceDatabase,
    model: Model<Doc>,
  ) {
    this.collection = database.collection(model);
  }

  async findOne(
    filter: OwnedFilter<Doc>,
    options: Pick<FindOptions, 'sort' | 'session'> = {},
  ): Promise<WithId<Doc> | null> {
    return this.collection.findOne(this.scoped(filter), { ...options, maxTimeMS });
  }

  async findMany(filter: OwnedFilter<Doc>, options: FindOptions = {}): Promise<WithId<Doc>[]> {
    return this.collection.find(this.scoped(filter), { ...options, maxTimeMS }).toArray();
  }

  async count(filter: OwnedFilter<Doc>, session?: ClientSession): Promise<number> {
    return this.collection.countDocuments(this.scoped(filter), { maxTimeMS, session });
  }

  async insert(ownerId: string, fields: NewDocument<Doc>, session?: ClientSession): Promise<Doc> {
    const now = new Date();
    const base = {
      _id: fields._id ?? newId(),
      userId: ownerId,
      tenantId: fields.tenantId ?? null,
      rev: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    const document = { ...fields, ...base } as Doc;
    await this.collection.insertOne(document as OptionalUnlessRequiredId<Doc>, { session });
    return document;
  }

  /**
   * Changes one record, counting its `rev` up.
   * @param rev when given, the change happens only at this revision; the caller recognises a stale one by the null
   * @returns the record after the change, or null when none matched
   */
  async update(
    filter: OwnedFilter<Doc>,
    change: UpdateFilter<Doc>,
    options: { rev?: number; session?: ClientSession } = {},
  ): Promise<WithId<Doc> | null> {
    const where = options.rev === undefined ? this.scoped(filter) : { ...this.scoped(filter), rev: options.rev };
    return this.collection.findOneAndUpdate(where as Filter<Doc>, stamped(change), {
      returnDocument: 'after',
      session: options.session,
      maxTimeMS,
    });
  }

  /**
   * Sets fields of one record, counting its `rev` up, and answers both sides of the change by one command. A field that is undefined stays.
   * @returns the record before and after it, or null when none matched
   */
  async setFields(
    filter: OwnedFilter<Doc>,
    fields: Partial<Doc>,
    options: { rev?: number } = {},
  ): Promise<{ before: WithId<Doc>; after: WithId<Doc> } | null> {
    const where = options.rev === undefined ? this.scoped(filter) : { ...this.scoped(filter), rev: options.rev };
    const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const set = { ...said, updatedAt: new Date() };
    const change = { $set: set, $inc: { rev: 1 } } as unknown as UpdateFilter<Doc>;
    const before = await this.collection.findOneAndUpdate(where as Filter<Doc>, change, {
      returnDocument: 'before',
      maxTimeMS,
    });
    return before && { before, after: Object.assign({}, before, set, { rev: before.rev + 1 }) };
  }

  async updateMany(filter: OwnedFilter<Doc>, change: UpdateFilter<Doc>, session?: ClientSession): Promise<number> {
    const result = await this.collection.updateMany(this.scoped(filter), stamped(change), { session });
    return result.modifiedCount;
  }

  /** Hides a record; it can come back until retention removes it. @returns false when there was none */
  async softDelete(filter: OwnedFilter<Doc>, session?: ClientSession): Promise<boolean> {
    return (await this.update(filter, { $set: { deletedAt: new Date() } } as UpdateFilter<Doc>, { session })) !== null;
  }

  /** Undoes softDelete. @returns the record, or null when it is not there or was never deleted */
  async restore(filter: OwnedFilter<Doc>, session?: ClientSession): Promise<WithId<Doc> | null> {
    const where = { ...this.scoped(filter), deletedAt: { $ne: null } } as Filter<Doc>;
    const change = stamped<Doc>({ $set: { deletedAt: null } } as UpdateFilter<Doc>);
    return this.collection.findOneAndUpdate(where, change, { returnDocument: 'after', session, maxTimeMS });
  }

  /** Writes records as they once were, over what stands there now; `rev` goes on counting, so older copies are stale. */
  async putBack(documents: readonly Doc[], session?: ClientSession) {
    if (documents.length === 0) return;
    const now = new Date();
    const operations = documents.map((document) => {
      const { _id, rev: _counted, ...fields } = document;
      const set = { ...fields, updatedAt: now, deletedAt: null };
      return {
        updateOne: { filter: { _id, userId: document.userId }, update: { $set: set, $inc: { rev: 1 } }, upsert: true },
      };
    });
    await this.collection.bulkWrite(operations as unknown as AnyBulkWriteOperation<Doc>[], { session });
  }

  protected scoped(filter: OwnedFilter<Doc>): Filter<Doc> {
    const { ownerId, ...rest } = filter;
    return { ...rest, userId: ownerId, deletedAt: null } as Filter<Doc>;
  }
}

function stamped<Doc extends OwnedDocument>(change: UpdateFilter<Doc>): UpdateFilter<Doc> {
  const set = { ...(change.$set as object | undefined), updatedAt: new Date() };
  const inc = { ...(change.$inc as object | undefined), rev: 1 };
  return { ...change, $set: set, $inc: inc } as unknown as UpdateFilter<Doc>;
}
