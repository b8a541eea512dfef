import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  ownedCollection,
  OwnedRepository,
  trusted,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import type { Range } from '@linkyard/slots';

/** What other calendars say, as it was last read: slots ask this copy and never wait for a provider. @source ADR 0027 */
export const busyTimes = ownedCollection({
  name: 'BusyTime',
  collection: 'busy_times',
  fields: {
    accountId: { type: String, required: true },
    calendarId: { type: String, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
    /** Chosen for the account; else it blocks only the appointments that name its calendar. */
    byDefault: { type: Boolean, default: true },
  },
  indexes: [{ key: { userId: 1, to: 1, from: 1 } }, { key: { userId: 1, accountId: 1 } }],
});
export type BusyTime = DocumentOf<typeof busyTimes>;

interface CalendarRef {
  accountId: string;
  calendarId: string;
}

@Injectable()
export class BusyTimes extends OwnedRepository<BusyTime> {
  constructor(@InjectStored('bookings', busyTimes) model: StoredModel<typeof busyTimes>) {
    super(model);
  }

  /** @param only the calendars that count; those chosen for their accounts when empty */
  async within(ownerId: string, { from, to }: { from: Date; to: Date }, only: readonly CalendarRef[] = []) {
    const found = await this.findMany({ ownerId, to: trusted({ $gt: from }), from: trusted({ $lt: to }) });
    const isAsked = (busy: BusyTime) =>
      (only.length === 0 && busy.byDefault !== false) ||
      only.some((one) => one.accountId === busy.accountId && one.calendarId === busy.calendarId);
    return found.filter(isAsked).map((busy): Range => ({ from: busy.from.getTime(), to: busy.to.getTime() }));
  }

  /** Inside the caller's transaction, so that no reader sees half of them. */
  async replace(
    ownerId: string,
    accountId: string,
    ranges: readonly (Range & { calendarId: string; byDefault: boolean })[],
  ) {
    await this.model.deleteMany({ userId: ownerId, accountId });
    const rows = ranges.map(({ calendarId, byDefault, from, to }) => ({
      userId: ownerId,
      accountId,
      calendarId,
      byDefault,
      from: new Date(from),
      to: new Date(to),
    }));
    if (rows.length > 0) await this.model.insertMany(rows);
  }
}
