import { Injectable } from '@nestjs/common';
import { calendarAccountStates, calendarProviders } from '@linkyard/contracts';
import {
  embedded,
  InjectStored,
  notAmong,
  ownedCollection,
  OwnedRepository,
  trusted,
  type DocumentOf,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';

/** @source models.md 7 CalendarAccount */
export const calendarAccounts = ownedCollection({
  name: 'CalendarAccount',
  collection: 'calendar_accounts',
  fields: {
    provider: { type: String, required: true, enum: calendarProviders, immutable: true },
    /** The same account connected again is this record. */
    accountKey: { type: String, required: true },
    email: { type: String, default: '' },
    /** Sealed JSON of address, password or tokens; empty once disconnected. */
    tokensEnc: { type: String, default: '' },
    /** While it is in the future, a process is refreshing the access token. */
    refreshingUntil: { type: Date, default: null },
    calendars: {
      type: [
        embedded({
          id: { type: String, required: true },
          name: { type: String, default: '' },
          primary: { type: Boolean, default: false },
          canWrite: { type: Boolean, default: false },
          checkBusy: { type: Boolean, default: false },
        }),
      ],
    },
    writeCalendarId: { type: String, default: null },
    state: { type: String, required: true, enum: calendarAccountStates },
    lastSyncAt: { type: Date, default: null },
    lastError: { type: String, default: '' },
    /** A sentence that names entries which could not be read. */
    leftOut: { type: String, default: '' },
    /** When busy times are read next. */
    syncAt: { type: Date, required: true },
    /** What the copy was made of: the day, and which calendars count. Another one is read whole. */
    copyOf: { type: String, default: '' },
    /** By which the server of an ICS address knows what it sent last. */
    validators: { etag: { type: String, default: '' }, lastModified: { type: String, default: '' } },
    /** Hash of the files whose reading was ended at its limits: they are read again when they changed, or when the host asks for it. */
    tooComplex: { type: String, default: '' },
    /** Attempts in a row that failed. */
    failures: { type: Number, default: 0 },
  },
  indexes: [
    {
      key: { userId: 1, provider: 1, accountKey: 1 },
      options: { unique: true, partialFilterExpression: { deletedAt: null } },
    },
    { key: { syncAt: 1 } },
  ],
});
export type CalendarAccount = DocumentOf<typeof calendarAccounts>;

@Injectable()
export class CalendarAccounts extends OwnedRepository<CalendarAccount> {
  constructor(@InjectStored('bookings', calendarAccounts) model: StoredModel<typeof calendarAccounts>) {
    super(model);
  }

  /** @returns false while another refreshes the access token */
  async lockRefresh(ownerId: string, _id: string, now: Date, until: Date): Promise<boolean> {
    const free = { ownerId, _id, refreshingUntil: trusted({ $not: { $gt: now } }) };
    return (await this.update(free, { $set: { refreshingUntil: until } })) !== null;
  }

  async unlockRefresh(ownerId: string, _id: string): Promise<void> {
    await this.update({ ownerId, _id }, { $set: { refreshingUntil: null } });
  }

  /** Accounts of all hosts whose busy times are to be read. */
  async due(now: Date, { limit, except }: DuePage): Promise<CalendarAccount[]> {
    return this.model
      .find({ syncAt: trusted({ $lte: now }), ...notAmong(except), deletedAt: null }, null, {
        sort: { syncAt: 1 },
        limit,
        acrossOwners: 'a recurring job reads the calendars of all hosts',
      })
      .lean<CalendarAccount[]>()
      .exec();
  }
}
