import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { BookingFlow } from './changes/booking-flow.js';
import { BookingPayment } from './paying/booking-payment.js';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { CardHolds } from './paying/card-holds.js';
import { Refunds } from './paying/refunds.js';

/** A hold is released before the card's bank ends it. */
const releasedBeforeMs = 2 * hourMs;

/** Time-based transitions of bookings: expiry of unpaid or unapproved ones, completion, and the end of holds that were not charged. */
@Injectable()
export class BookingJobs extends RecurringJob {
  readonly id = 'bookings-due';
  readonly everyMs = 60_000;

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly flow: BookingFlow,
    private readonly payment: BookingPayment,
    private readonly refunds: Refunds,
    private readonly holds: CardHolds,
    private readonly database: ServiceDatabase,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const about = { signal, now, expected: ['bookings.wrong_state'] as const };
    await this.due.forEachDue({
      ...{ ...about, job: 'expire-bookings' },
      find: (page) => this.bookings.overdue(now, page),
      process: (booking) => this.expire(booking, now),
    });
    await this.due.forEachDue({
      ...{ ...about, job: 'complete-bookings' },
      find: (page) => this.bookings.over(now, page),
      process: (booking) => this.database.transaction(() => this.flow.complete(booking, { by: 'system' }, now)),
    });
    const heldUntil = new Date(now.getTime() + releasedBeforeMs);
    await this.due.forEachDue({
      ...{ ...about, job: 'release-card-holds' },
      find: (page) => this.bookings.heldUntil(heldUntil, page),
      process: (booking) => this.database.transaction(() => this.holds.release(booking, 'Not charged in time')),
    });
  }

  private async expire(booking: Booking, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const expired = await this.flow.expire(booking, now);
      await this.refunds.giveBack(expired, 'system', 'The booking was not approved in time');
    });
    if (booking.state === 'awaitingPayment') await this.payment.close(booking);
  }
}
