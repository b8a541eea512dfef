import type { ClientSession, ServiceDatabase, StoredModel } from '@linkyard/mongo';
import { inboxRows, parkedEvents } from './outbox.model.js';

/** What the consumers of a service have handled, and what they could not handle. A record is written for each event, so it goes to the collection itself. */
export class InboxRepository {
  private readonly handled: StoredModel<typeof inboxRows>;
  private readonly collection: ReturnType<typeof collectionOf>;
  private readonly parked: StoredModel<typeof parkedEvents>;

  constructor(database: ServiceDatabase) {
    this.handled = database.model(inboxRows);
    this.collection = collectionOf(database);
    this.parked = database.model(parkedEvents);
  }

  /** Within the transaction of the effect. @throws a duplicate-key error when the event has been handled */
  async insert(_id: string, session: ClientSession): Promise<void> {
    await this.collection.insertOne({ _id, at: new Date() }, { session });
  }

  async has(_id: string): Promise<boolean> {
    return (await this.handled.exists({ _id }).exec()) !== null;
  }

  /** After an effect that may happen again, and does where the note is lost with its server. */
  async note(_id: string): Promise<void> {
    const noted = { $setOnInsert: { at: new Date() } };
    await this.collection.updateOne({ _id }, noted, { upsert: true, writeConcern: { w: 1 } });
  }

  async park(_id: string, about: { consumer: string; name: string; data: unknown; reason: string }): Promise<void> {
    const parked = { ...about, data: about.data ?? null, at: new Date() };
    await this.parked.updateOne({ _id }, { $set: parked }, { upsert: true }).exec();
  }
}

const collectionOf = (database: ServiceDatabase) => database.collection(inboxRows);
