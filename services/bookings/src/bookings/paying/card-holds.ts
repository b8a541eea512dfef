import { Injectable } from '@nestjs/common';
import { cancelPayment, type EventData } from '@linkyard/contracts';
import { Bus, OnEvent, Outbox, systemContext, type EventFacts } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import type { RefundCause } from '@linkyard/payables';
import { BookingPayments } from './booking-payments.js';
import { refundReasons } from './refund-cause.js';
import { releaseDue } from './release-due.js';

/** Gives up what a card holds for a booking. */
@Injectable()
export class CardHolds {
  constructor(
    private readonly records: BookingPayments,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
  ) {}

  /** Inside the caller's transaction. Does nothing where nothing is held. */
  async release(booking: Booking, reason: string, cause: RefundCause = 'other'): Promise<Booking> {
    const { userId: ownerId, _id, paymentId } = booking;
    if (booking.paymentState !== 'authorized' || paymentId === null) return booking;
    const changed = await this.records.change(
      booking,
      (read) => {
        const state = this.records.next(read, 'released');
        return state && { state, heldUntil: null };
      },
      new Date(),
    );
    if (!changed) return booking;
    await this.outbox.add(releaseDue, { ownerId, bookingId: _id, paymentId, reason, cause });
    return changed;
  }

  /** Inside the caller's transaction: another payment holds the amount already. */
  async releaseSecond({ userId: ownerId, _id: bookingId }: Booking, paymentId: string): Promise<void> {
    const about = { reason: refundReasons.booking.paid_twice, cause: 'paid_twice' as const };
    await this.outbox.add(releaseDue, { ownerId, bookingId, paymentId, ...about });
  }

  @OnEvent(releaseDue, { id: 'booking-release-due', isRepeatable: true })
  async onReleaseDue({ ownerId, paymentId }: EventData<typeof releaseDue>, _facts: EventFacts): Promise<void> {
    await this.bus.request(cancelPayment, { ownerId, paymentId }, systemContext());
  }
}
