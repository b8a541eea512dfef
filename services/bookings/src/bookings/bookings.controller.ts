import { Controller } from '@nestjs/common';
import {
  approveBooking,
  bookingRows,
  changeBookingStatus,
  chargeBooking,
  getBooking,
  listCalendarBookings,
  listBookings,
  listOf,
  noteBooking,
  resolveBookingAttention,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { BookingChanges } from './changes/booking-changes.js';
import { BookingExport } from './reading/booking-export.js';
import { BookingList } from './reading/booking-list.js';
import { presentBooking } from './reading/booking.presenter.js';
import { Refunds } from './paying/refunds.js';

/** What the host does. */
@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: BookingList,
    private readonly changes: BookingChanges,
    private readonly refunds: Refunds,
    private readonly exported: BookingExport,
  ) {}

  @Handles(listBookings)
  async list(request: RequestOf<typeof listBookings>, { userId }: UserCtx) {
    const { found, total, ...modes } = await this.bookings.of(userId, request);
    const shown = found.map((booking) => presentBooking(booking));
    return { ...listOf(shown, total, request), ...modes };
  }

  @Handles(listCalendarBookings)
  async calendar(request: RequestOf<typeof listCalendarBookings>, { userId }: UserCtx) {
    const { found, timeZone, isCut, busy } = await this.bookings.calendar(userId, request);
    const taken = busy.map(({ from, to }) => ({ startAt: new Date(from), endAt: new Date(to) }));
    return { timeZone, bookings: found.map((booking) => presentBooking(booking)), isCut, busy: taken };
  }

  @Handles(getBooking)
  async get({ _id }: RequestOf<typeof getBooking>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.bookings.get(userId, _id)) };
  }

  @Handles(noteBooking)
  async note(request: RequestOf<typeof noteBooking>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.changes.note(userId, request)) };
  }

  @Handles(bookingRows)
  async rows(request: RequestOf<typeof bookingRows>) {
    return this.exported.page(request);
  }

  @Handles(chargeBooking)
  async charge(request: RequestOf<typeof chargeBooking>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.changes.charge(userId, request)) };
  }

  @Handles(resolveBookingAttention)
  async resolve(request: RequestOf<typeof resolveBookingAttention>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.refunds.resolve(userId, request)) };
  }

  @Handles(approveBooking)
  async approve(request: RequestOf<typeof approveBooking>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.changes.decide(userId, request)) };
  }

  @Handles(changeBookingStatus)
  async changeStatus(request: RequestOf<typeof changeBookingStatus>, { userId }: UserCtx) {
    return { booking: presentBooking(await this.changes.changeStatus(userId, request)) };
  }
}
