import { notAmong, type ClientSession, type ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import { outboxRows, type OutboxRow } from './outbox.model.js';

/**
 * The rows of a service's outbox. Each event costs an insert and an update, so both go to the collection itself: through the model a transaction
 * with one event took twice as long (ADR 0017).
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

  /** The oldest ones first. @param except ids of rows that are left out */
  async unsent(limit: number, except: readonly string[]): Promise<OutboxRow[]> {
    return this.model
      .find({ sentAt: null, ...notAmong(except) }, null, { sort: { _id: 1 }, limit })
      .lean<OutboxRow[]>()
      .exec();
  }

  async markSent(_id: string): Promise<void> {
    await this.collection.updateOne({ _id }, { $set: { sentAt: new Date() } });
  }
}

const collectionOf = (database: ServiceDatabase) => database.collection(outboxRows);
