import { Injectable } from '@nestjs/common';
import { InjectStored, ownedCollection, OwnedRepository, type DocumentOf, type StoredModel } from '@linkyard/mongo';

/** The private address of a creator's calendar: it follows from the version, and only its hash is stored. */
export const calendarFeeds = ownedCollection({
  name: 'CalendarFeed',
  collection: 'calendar_feeds',
  fields: { version: { type: Number, required: true }, tokenHash: { type: String, required: true } },
  indexes: [
    { key: { userId: 1 }, options: { unique: true } },
    { key: { tokenHash: 1 }, options: { unique: true } },
  ],
});
export type CalendarFeed = DocumentOf<typeof calendarFeeds>;

@Injectable()
export class CalendarFeeds extends OwnedRepository<CalendarFeed> {
  constructor(@InjectStored('bookings', calendarFeeds) model: StoredModel<typeof calendarFeeds>) {
    super(model);
  }

  async byTokenHash(tokenHash: string): Promise<CalendarFeed | null> {
    return this.model
      .findOne({ tokenHash, deletedAt: null }, null, { acrossOwners: 'a calendar program proves itself by the token' })
      .lean<CalendarFeed | null>()
      .exec();
  }
}
