import { notAmong, trusted, type ClientSession, type ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import { outboxRows, type OutboxRow } from './outbox.model.js';

/**
 * The rows of a service's outbox. Each event costs an insert, which goes to the collection itself: through the model a transaction with one event
 * took twice as long (ADR 0017).
 */
export class OutboxRepository {
  private readonly model: StoredModel<typeof outboxRows>;
  private readonly collection: ReturnType<typeof collectionOf>;

  constructor(database: ServiceDatabase) {
    this.collection = collectionOf(database);
    this.model = database.model(outboxRows);
  }

  async insert(row: OutboxRow, session: ClientSession): Promise<void> {
    await this.collection.insertOne(row, { session });
  }

  /** The oldest ones first. @param except ids of rows that are left out @param before without those that were written since */
  async unsent(limit: number, except: readonly string[], before: Date): Promise<OutboxRow[]> {
    const written = { createdAt: trusted({ $lte: before }) };
    return this.model
      .find({ sentAt: null, ...written, ...notAmong(except) }, null, { sort: { _id: 1 }, limit })
      .lean<OutboxRow[]>()
      .exec();
  }

  /** Not waited for until it is in the journal: a row whose mark is lost is published again, and the stream knows its id. */
  async markSent(ids: readonly string[]): Promise<void> {
    const marked = { $set: { sentAt: new Date() } };
    await this.collection.updateMany({ _id: { $in: [...ids] } }, marked, { writeConcern: { w: 1 } });
  }
}

const collectionOf = (database: ServiceDatabase) => database.collection(outboxRows);
