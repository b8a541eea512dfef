import { Injectable } from '@nestjs/common';
import type { RequestOf, saveBooking } from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { hashOf } from './booking-request.js';
import { HostTurns } from './host-turns.js';

type Sent = RequestOf<typeof saveBooking>;

/** Carries out each request to book once, however often it is sent. */
@Injectable()
export class BookingRequests {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly turns: HostTurns,
  ) {}

  /** @returns what an earlier request with this key has booked, else what the work books @throws DomainError core.idempotency_mismatch */
  async once(ownerId: string, request: Sent, work: () => Promise<Booking[]>): Promise<Booking[]> {
    return this.turns.run(ownerId, async () => {
      try {
        return (await this.bookedBy(ownerId, request)) ?? (await work());
      } catch (error) {
        // The same request at the same moment was first, and has the time.
        const isBeaten = isDuplicateKey(error) || error instanceof DomainError;
        const first = isBeaten ? await this.bookedBy(ownerId, request) : null;
        if (!first) throw error;
        return first;
      }
    });
  }

  private async bookedBy(ownerId: string, request: Sent): Promise<Booking[] | null> {
    const first = await this.bookings.byKey(ownerId, request.idempotencyKey);
    if (!first) return null;
    if (first.requestHash !== hashOf(request)) throw new DomainError('core.idempotency_mismatch');
    const { recurringId } = first;
    return recurringId === null
      ? [first]
      : this.bookings.findMany({ ownerId, recurringId, rescheduledFrom: null }, { sort: { startAt: 1 } });
  }
}
