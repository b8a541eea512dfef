import { Injectable } from '@nestjs/common';
import {
  inMode,
  maxCalendarBookings,
  type listBookings,
  type listCalendarBookings,
  type RequestOf,
  type ShownMode,
} from '@linkyard/contracts';
import { soughtWords, trusted } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { dayRange } from '@linkyard/time';
import { BusyTimes } from '../../calendars/busy-times.js';
import { merged } from '../../calendars/merge-ranges.js';
import { SchedulesService } from '../../schedules/schedules.service.js';
import { OwnerModes } from '../../booking-records/owner-modes.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository, liveStates } from '../../booking-records/bookings.repository.js';

type Request = RequestOf<typeof listBookings>;

const tabs: Record<NonNullable<Request['filters']['tab']>, (now: Date) => object> = {
  upcoming: (now) => ({ state: 'confirmed', endAt: trusted({ $gt: now }) }),
  past: (now) => ({
    state: trusted({ $in: ['confirmed', 'completed', 'noShow'] }),
    endAt: trusted({ $lte: now }),
  }),
  pending: () => ({ state: trusted({ $in: ['awaitingPayment', 'awaitingApproval'] }) }),
  cancelled: () => ({ state: trusted({ $in: ['cancelled', 'rejected', 'expired'] }) }),
};

@Injectable()
export class BookingList {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly schedules: SchedulesService,
    private readonly modes: OwnerModes,
    private readonly busyTimes: BusyTimes,
  ) {}

  /** What the filters and the search of a table mean. */
  async filterOf(ownerId: string, filters: Request['filters'], about: { searchTerm?: string; now: Date }) {
    const { mode } = await this.modes.shown(ownerId, filters.mode);
    return this.within(ownerId, { ...filters, mode }, about);
  }

  private async within(
    ownerId: string,
    { mode, tab, appointmentId, from, to }: Request['filters'] & { mode: ShownMode },
    { searchTerm, now }: { searchTerm?: string; now: Date },
  ) {
    const days = from || to ? { startAt: trusted(await this.span(ownerId, from, to)) } : {};
    return {
      ownerId,
      ...inMode(mode),
      state: trusted({ $ne: 'rescheduled' as const }),
      ...(tab ? tabs[tab](now) : {}),
      ...(appointmentId ? { appointmentId } : {}),
      ...days,
      ...(searchTerm ? { searchWords: trusted({ $all: soughtWords(searchTerm) }) } : {}),
    };
  }

  /** A booking that was moved is listed where it has been moved to. */
  async of(ownerId: string, request: Request, now = new Date()) {
    const { page, listPerPage, searchTerm, filters } = request;
    const { tab } = filters;
    const sort = request.sort ?? (tab === 'past' || tab === 'cancelled' ? '-startAt' : 'startAt');
    const { mode, hasTest } = await this.modes.shown(ownerId, filters.mode);
    const filter = await this.within(ownerId, { ...filters, mode }, { searchTerm, now });
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.bookings.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.bookings.count(filter),
    ]);
    return { found, total, mode, hasTest };
  }

  /** @throws DomainError core.not_found, also for another host's */
  async get(ownerId: string, _id: string): Promise<Booking> {
    return requireFound(await this.bookings.findOne({ ownerId, _id }));
  }

  /** What takes place on some days. */
  async calendar(ownerId: string, { from, to }: RequestOf<typeof listCalendarBookings>) {
    const { timeZone } = await this.schedules.of(ownerId, null);
    const span = { from: new Date(dayRange(timeZone, from).from), to: new Date(dayRange(timeZone, to).to) };
    const startAt = trusted({ $gte: span.from, $lt: span.to });
    const filter = { ownerId, state: trusted({ $in: [...liveStates] }), startAt };
    const [all, busy] = await Promise.all([
      this.bookings.findMany(filter, { sort: { startAt: 1 }, limit: maxCalendarBookings + 1 }),
      this.busyTimes.within(ownerId, span),
    ]);
    const found = all.slice(0, maxCalendarBookings);
    return { timeZone, found, isCut: all.length > found.length, busy: merged(busy) };
  }

  private async span(ownerId: string, from?: string, to?: string) {
    const { timeZone } = await this.schedules.of(ownerId, null);
    return {
      ...(from ? { $gte: new Date(dayRange(timeZone, from).from) } : {}),
      ...(to ? { $lt: new Date(dayRange(timeZone, to).to) } : {}),
    };
  }
}
