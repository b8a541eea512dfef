import { Injectable } from '@nestjs/common';
import { bookingRated, type rateBooking, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox } from '@linkyard/service-kit';
import { toEventPayload } from './booking-flow.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';

const ratedStates = ['confirmed', 'completed'] as const;

/** True for what took place. */
export const canRate = ({ state, endAt }: Pick<Booking, 'state' | 'endAt'>, now: Date): boolean =>
  ratedStates.some((one) => one === state) && endAt <= now;

/** Stars of the attendee. The creator's ratings get them by the event. @source models.md 19 */
@Injectable()
export class RateBooking {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError bookings.wrong_state before the end, or for what did not take place */
  async rate(
    { userId: ownerId, _id, state, endAt, tenantId }: Booking,
    { stars, comment }: Pick<RequestOf<typeof rateBooking>, 'stars' | 'comment'>,
    now = new Date(),
  ): Promise<Booking> {
    if (!canRate({ state, endAt }, now)) throw new DomainError('bookings.wrong_state');
    return this.database.transaction(async () => {
      const filter = { ownerId, _id, state: trusted({ $in: [...ratedStates] }) };
      const rated = await this.bookings.update(filter, { $set: { rating: stars, ratingText: comment } });
      if (!rated) throw new DomainError('bookings.wrong_state');
      await this.outbox.add(bookingRated, { ...toEventPayload(rated), tenantId, stars, comment }, { tenantId });
      return rated;
    });
  }
}
