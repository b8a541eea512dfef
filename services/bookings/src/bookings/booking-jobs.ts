import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { BookingFlow } from './booking-flow.js';
import { BookingPayment } from './booking-payment.js';
import type { Booking } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';
import { CardHolds } from './card-holds.js';
import { Refunds } from './refunds.js';

/** A hold is released before the card's bank ends it. */
const releasedBeforeMs = 2 * hourMs;

/** Time-based transitions of bookings: expiry of unpaid or unapproved ones, completion, and the end of holds that were not charged. */
@Injectable()
export class BookingJobs extends RecurringJob {
  readonly id = 'bookings-due';
  readonly everyMs = 60_000;

  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(BookingFlow) private readonly flow: BookingFlow,
    @Inject(BookingPayment) private readonly payment: BookingPayment,
    @Inject(Refunds) private readonly refunds: Refunds,
    @Inject(CardHolds) private readonly holds: CardHolds,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const booking of await this.bookings.overdue(now)) {
      if (signal.aborted) return;
      await this.each(booking, () => this.expire(booking, now));
    }
    for (const booking of await this.bookings.over(now)) {
      if (signal.aborted) return;
      const done = () => this.database.transaction(() => this.flow.complete(booking, { by: 'system' }, now));
      await this.each(booking, done);
    }
    for (const booking of await this.bookings.heldUntil(new Date(now.getTime() + releasedBeforeMs))) {
      if (signal.aborted) return;
      await this.each(booking, () =>
        this.database.transaction(() => this.holds.release(booking, 'Not charged in time')),
      );
    }
  }

  private async expire(booking: Booking, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const expired = await this.flow.expire(booking, now);
      await this.refunds.giveBack(expired, 'system', 'The booking was not approved in time');
    });
    if (booking.state === 'awaitingPayment') await this.payment.close(booking);
  }

  /** One that cannot be done keeps none of the others waiting. */
  private async each({ _id }: Booking, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isChanged = error instanceof DomainError && error.code === 'bookings.wrong_state';
      if (!isChanged) this.logger.warn({ err: error, bookingId: _id }, 'a booking that is due could not be changed');
    }
  }
}
