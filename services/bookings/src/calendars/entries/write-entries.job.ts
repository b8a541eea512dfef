import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { trusted } from '@linkyard/mongo';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import type { CalendarAdapter, WrittenEvent } from '../adapters/calendar-adapter.js';
import { CalendarAdapters } from '../adapters/calendar-adapters.js';
import { CalendarAccounts, type CalendarAccount } from '../calendar-account.model.js';
import { detailsOf } from '../feed/booking-details.js';
import { CalendarEntries, type CalendarEntry } from './calendar-entry.model.js';
import { MeetingRooms, wantsRoom } from './meeting-rooms.js';

const firstWaitMs = 15_000;
/** A room is made within seconds, or not at all. */
const roomWaitMs = 5_000;
const roomTries = 12;
const standing = ['confirmed', 'completed', 'noShow'] as const;

/**
 * Makes hosts' calendars say what bookings say: written, moved or removed, however often it is tried. What a booking is now decides, not
 * what happened to it, so a repeated or late event does no harm. @source ADR 0027
 */
@Injectable()
export class WriteEntriesJob extends RecurringJob {
  readonly id = 'write-calendar-entries';
  readonly everyMs = 5_000;

  constructor(
    private readonly entries: CalendarEntries,
    private readonly accounts: CalendarAccounts,
    private readonly adapters: CalendarAdapters,
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly rooms: MeetingRooms,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 50, concurrency: 10 },
      find: (page) => this.entries.due(now, page),
      lane: ({ userId }) => userId,
      process: (entry) => this.attempt(entry, now),
    });
  }

  private async attempt({ userId: ownerId, _id }: CalendarEntry, now: Date): Promise<void> {
    // An entry of the same host may have shown since that its calendar does not answer.
    const entry = await this.entries.findOne({ ownerId, _id });
    if (!entry?.dueAt || entry.dueAt > now) return;
    try {
      await this.save(entry, { dueAt: null, attempts: 0, ...(await this.write(entry, now)) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, entryId: _id }, 'a booking could not be written to a calendar');
      const waitMs = Math.max(Math.min(firstWaitMs * 2 ** entry.attempts, hourMs), error.retryAfterMs);
      const until = new Date(now.getTime() + waitMs);
      await this.save(entry, { dueAt: until, attempts: entry.attempts + 1 });
      if (error.code === 'unavailable') await this.entries.postpone(ownerId, now, until);
    }
  }

  private async write(entry: CalendarEntry, now: Date): Promise<Partial<CalendarEntry>> {
    const { userId: ownerId, icsUid } = entry;
    const booking = await this.bookings.findOne({ ownerId, icsUid, state: trusted({ $in: [...standing] }) });
    const place = await this.placeOf(entry, booking);
    if (!place) return { ref: '' };
    const { account, calendarId, ref } = place;
    const adapter: CalendarAdapter = await this.adapters.of(account);
    if (!booking) {
      if (ref !== '') await adapter.remove(calendarId, ref);
      return { ref: '' };
    }
    const { ref: written, roomUrl } = await adapter.put(calendarId, eventOf(booking), ref);
    const where = { accountId: account._id, calendarId, ref: written };
    if (!wantsRoom(booking) || roomUrl === '') return where;
    const isEntered = roomUrl !== null && (await this.rooms.enter(booking, roomUrl));
    if (isEntered || entry.attempts >= roomTries) return where;
    return { ...where, dueAt: new Date(now.getTime() + roomWaitMs), attempts: entry.attempts + 1 };
  }

  /** Where it stands already, or where its host has bookings written to. */
  private async placeOf({ userId: ownerId, accountId, calendarId, ref }: CalendarEntry, booking: Booking | null) {
    const present = ref === '' ? null : await this.accounts.findOne({ ownerId, _id: accountId });
    if (present) return { account: present, calendarId, ref };
    // Nothing was written, or its calendar was disconnected: that entry stays as it is, out of our reach.
    if (!booking) return null;
    const own = await this.appointments.findOne({ ownerId, _id: booking.appointmentId });
    const named = own?.destinationCalendar;
    const account = named ? await this.accounts.findOne({ ownerId, _id: named.accountId }) : null;
    // An appointment whose own calendar was disconnected is written where all others are.
    if (named && account) return placed(account, named.calendarId);
    const usual = await this.accounts.findOne({ ownerId, writeCalendarId: trusted({ $ne: null }) });
    return placed(usual, usual?.writeCalendarId ?? null);
  }

  private async save({ userId: ownerId, _id, rev }: CalendarEntry, $set: Partial<CalendarEntry>): Promise<void> {
    // A booking that changed while it was written stays due, but where it was written must not be forgotten.
    if (await this.entries.update({ ownerId, _id }, { $set }, { rev })) return;
    const { dueAt: _dueAt, attempts: _attempts, ...where } = $set;
    if (Object.keys(where).length > 0) await this.entries.update({ ownerId, _id }, { $set: where });
  }
}

const placed = (account: CalendarAccount | null, calendarId: string | null) =>
  account && calendarId !== null ? { account, calendarId, ref: '' } : null;

const eventOf = (booking: Booking): WrittenEvent => {
  const { icsUid: uid, icsSequence: sequence, startAt: from, endAt: to } = booking;
  return { uid, sequence, from, to, wantsRoom: wantsRoom(booking), ...detailsOf(booking) };
};
