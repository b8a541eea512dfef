import { Injectable } from '@nestjs/common';
import {
  dueBy,
  InjectStored,
  isDuplicateKey,
  newId,
  notAmong,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';

/** A booking in the host's own calendar, by the UID that it keeps through all its moves. @source models.md 7 `calendarRefs` */
export const calendarEntries = ownedCollection({
  name: 'CalendarEntry',
  collection: 'calendar_entries',
  fields: {
    icsUid: { type: String, required: true, immutable: true },
    /** Empty until it is written for the first time. */
    accountId: { type: String, default: '' },
    calendarId: { type: String, default: '' },
    /** Its name at the provider; empty while it does not stand there. */
    ref: { type: String, default: '' },
    /** When it is to be compared with the booking; null when it agrees. */
    dueAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
  },
  indexes: [
    { key: { userId: 1, icsUid: 1 }, options: { unique: true } },
    { key: { dueAt: 1 }, options: { partialFilterExpression: { dueAt: { $type: 'date' } } } },
  ],
});
export type CalendarEntry = DocumentOf<typeof calendarEntries>;

@Injectable()
export class CalendarEntries extends OwnedRepository<CalendarEntry> {
  constructor(@InjectStored('bookings', calendarEntries) model: StoredModel<typeof calendarEntries>) {
    super(model);
  }

  /** Something became of the booking. */
  async request(ownerId: string, icsUid: string, now = new Date()): Promise<void> {
    const fresh = { _id: newId(), createdAt: now, deletedAt: null };
    const change = { $set: { dueAt: now, attempts: 0, updatedAt: now }, $inc: { rev: 1 }, $setOnInsert: fresh };
    try {
      await this.model.updateOne({ userId: ownerId, icsUid }, change, { upsert: true }).exec();
    } catch (error) {
      // Another event of the booking has just inserted it, and it is due.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async due(now: Date, { limit, except }: DuePage): Promise<CalendarEntry[]> {
    return this.model
      .find({ dueAt: dueBy(now), ...notAmong(except), deletedAt: null }, null, {
        sort: { dueAt: 1 },
        limit,
        acrossOwners: 'a recurring job writes the bookings of all hosts',
      })
      .lean<CalendarEntry[]>()
      .exec();
  }

  /** Their host's calendar does not answer: none of them is attempted before a moment. */
  async postpone(ownerId: string, now: Date, until: Date): Promise<void> {
    await this.updateMany({ ownerId, dueAt: dueBy(now) }, { $set: { dueAt: until } });
  }
}
