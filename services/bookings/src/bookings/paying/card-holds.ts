import { Inject, Injectable } from '@nestjs/common';
import { cancelPayment, paymentReleased, type EventData } from '@linkyard/contracts';
import { Bus, OnEvent, Outbox, systemContext, type EventFacts, type EventMeta } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { refundReasons, type RefundCause } from './refund-cause.js';
import { releaseDue } from './release-due.js';

const released = { paymentState: 'cancelled', holdUntil: null } as const;

/** Gives up what a card holds for a booking. */
@Injectable()
export class CardHolds {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Inside the caller's transaction. Does nothing where nothing is held. */
  async release(booking: Booking, reason: string, cause: RefundCause = 'other'): Promise<Booking> {
    const { userId: ownerId, _id, paymentId } = booking;
    if (booking.paymentState !== 'authorized' || paymentId === null) return booking;
    const changed = await this.bookings.update({ ownerId, _id, paymentState: 'authorized' }, { $set: released });
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

  /** Also what ended by itself, or was released at the provider. */
  @OnEvent(paymentReleased, { id: 'payment-of-booking-released' })
  async onReleased({ subject, ownerId, paymentId }: EventData<typeof paymentReleased>, _meta: EventMeta) {
    if (subject.kind !== 'booking') return;
    await this.bookings.updateMany({ ownerId, paymentId, paymentState: 'authorized' }, { $set: released });
  }
}
