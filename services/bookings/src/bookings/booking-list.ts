import { Inject, Injectable } from '@nestjs/common';
import type { listBookings, RequestOf } from '@linkyard/contracts';
import { containing, trusted } from '@linkyard/mongo';
import type { Booking } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';

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
  constructor(@Inject(BookingsRepository) private readonly bookings: BookingsRepository) {}

  /** What the filters and the search of a table mean. */
  filterOf(ownerId: string, filters: Request['filters'], { searchTerm, now }: { searchTerm?: string; now: Date }) {
    const words = searchTerm ? trusted(containing(searchTerm)) : null;
    const { tab, appointmentId } = filters;
    return {
      ownerId,
      state: trusted({ $ne: 'rescheduled' as const }),
      ...(tab ? tabs[tab](now) : {}),
      ...(appointmentId ? { appointmentId } : {}),
      ...(words ? { $or: [{ 'attendee.name': words }, { 'attendee.email': words }, { title: words }] } : {}),
    };
  }

  /** A booking that was moved is listed where it has been moved to. */
  async of(ownerId: string, request: Request, now = new Date()): Promise<{ found: Booking[]; total: number }> {
    const { page, listPerPage, searchTerm, filters } = request;
    const { tab } = filters;
    const sort = request.sort ?? (tab === 'past' || tab === 'cancelled' ? '-startAt' : 'startAt');
    const filter = this.filterOf(ownerId, filters, { searchTerm, now });
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.bookings.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.bookings.count(filter),
    ]);
    return { found, total };
  }
}
