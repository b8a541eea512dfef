import { Inject, Injectable } from '@nestjs/common';
import { paymentRefunded, refundPayment, type EventData } from '@linkyard/contracts';
import { percentOf, roundingStep } from '@linkyard/money';
import { indexedString, ServiceDatabase } from '@linkyard/mongo';
import {
  Bus,
  EventTooEarly,
  OnEvent,
  Outbox,
  systemContext,
  type EventFacts,
  type EventMeta,
} from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { CardHolds } from './card-holds.js';
import { feeOnCancel } from './hold-policy.js';
import {
  afterFailedRefund,
  hasDuplicate,
  isRefundRefused,
  leftOf,
  openDuplicateOf,
  withDuplicate,
  withReturned,
} from '../../booking-records/payment-attention.js';
import { refundReasons, type RefundCause } from './refund-cause.js';
import { refundDue } from './refund-due.js';

/** What cancelling returns, in minor units: everything when the host does it, else what the policy says. */
export function refundOf(
  { paid, refundAsked, cancelPolicy, currency }: Pick<Booking, 'paid' | 'refundAsked' | 'cancelPolicy' | 'currency'>,
  by: 'attendee' | 'host' | 'system',
): number {
  const left = paid - refundAsked;
  if (by !== 'attendee' || cancelPolicy.refund === 'full') return left;
  return cancelPolicy.refund === 'none'
    ? 0
    : Math.min(left, percentOf(paid, cancelPolicy.percent, { step: roundingStep(currency) }));
}

/** Gives back what was paid for a booking. */
@Injectable()
export class Refunds {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(CardHolds) private readonly holds: CardHolds,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /**
   * What the end of a booking returns, inside the caller's transaction: by its policy when the attendee cancels, else everything. A hold
   * is given up, unless the policy leaves the host a fee to charge.
   */
  async giveBack(booking: Booking, by: 'attendee' | 'host' | 'system', reason: string): Promise<Booking> {
    if (booking.paymentState !== 'authorized') return this.ask(booking, refundOf(booking, by), reason);
    return by === 'attendee' && feeOnCancel(booking) > 0 ? booking : this.holds.release(booking, reason);
  }

  /** Inside the caller's transaction. @param amount minor units; 0 does nothing */
  async ask(booking: Booking, amount: number, reason: string, cause: RefundCause = 'other'): Promise<Booking> {
    const { userId: ownerId, _id, paymentId } = booking;
    if (amount <= 0 || paymentId === null) return booking;
    const change = { $inc: { refundAsked: amount }, $set: { paymentState: 'refunding' as const } };
    const asked = await this.bookings.update({ ownerId, _id }, change);
    await this.outbox.add(refundDue, { ownerId, bookingId: _id, paymentId, amount, reason, cause });
    return asked ?? booking;
  }

  /** Returns a second payment, inside the caller's transaction. */
  async askSecond(booking: Booking): Promise<Booking> {
    const { userId: ownerId, _id } = booking;
    const second = openDuplicateOf(booking);
    if (!second) return booking;
    const { paymentId } = second;
    const duplicates = withDuplicate(booking, paymentId, { isOpen: false });
    const asked = await this.bookings.update({ ownerId, _id }, { $set: { duplicates } });
    const why = { reason: refundReasons.booking.paid_twice, cause: 'paid_twice' as const };
    await this.outbox.add(refundDue, { ownerId, bookingId: _id, paymentId, amount: leftOf(second), ...why });
    return asked ?? booking;
  }

  /** The key makes it one refund, however often the event comes. */
  @OnEvent(refundDue, { id: 'booking-refund-due', isRepeatable: true })
  async onRefundDue(due: EventData<typeof refundDue>, { eventId }: EventFacts): Promise<void> {
    const { bookingId: _booking, cause: _cause, ...request } = due;
    const idempotencyKey = `booking-refund:${eventId}`;
    await this.bus.request(refundPayment, { ...request, idempotencyKey }, systemContext()).catch(async (error) => {
      if (!isRefundRefused(error)) throw error;
      await this.refused(due, eventId);
    });
  }

  /** The host is shown what the provider refused, and can ask for it again under another key. */
  private async refused(
    { ownerId, bookingId: _id, paymentId, amount }: EventData<typeof refundDue>,
    key: string,
  ): Promise<void> {
    // What is written follows from what is read: nothing may change in between.
    await this.database.transaction(async () => {
      const booking = await this.bookings.findOne({ ownerId, _id });
      if (!booking || booking.paymentAttention?.key === key) return;
      const $set = hasDuplicate(booking, paymentId)
        ? { duplicates: withDuplicate(booking, paymentId, { isOpen: true }) }
        : afterFailedRefund(booking, amount, false, key);
      await this.bookings.update({ ownerId, _id }, { $set });
    });
  }

  /** Also what the host returned at the provider. The bookings of a series share a payment. */
  @OnEvent(paymentRefunded, { id: 'payment-of-booking-refunded' })
  async onRefunded(event: EventData<typeof paymentRefunded>, _meta: EventMeta): Promise<void> {
    if (event.subject.kind !== 'booking') return;
    const { ownerId, paymentId } = event;
    if (await this.returnedSecond(event)) return;
    const found = await this.bookings.findMany({ ownerId, paymentId }, { sort: { startAt: 1 } });
    if (found.length > 0 && found.every((booking) => booking.paid === 0))
      throw new EventTooEarly('The booking is not paid yet');
    const paid = found.filter((booking) => booking.paid > booking.refunded);
    const booking = paid.find(({ refundAsked, refunded }) => refundAsked - refunded === event.amount) ?? paid[0];
    if (!booking) return;
    const refunded = Math.min(booking.paid, booking.refunded + event.amount);
    const paymentState = refunded >= booking.paid ? ('refunded' as const) : ('partiallyRefunded' as const);
    const refundAsked = Math.max(refunded, booking.refundAsked);
    await this.bookings.update({ ownerId, _id: booking._id }, { $set: { refunded, refundAsked, paymentState } });
  }

  /** Also at the provider: the notice of a second payment ends with its money. @returns false for any other payment */
  private async returnedSecond({
    ownerId,
    paymentId,
    refundedTotal,
  }: EventData<typeof paymentRefunded>): Promise<boolean> {
    const booking = await this.bookings.findOne({ ownerId, 'duplicates.paymentId': indexedString(paymentId) });
    if (!booking) return false;
    const duplicates = withReturned(booking, paymentId, refundedTotal);
    await this.bookings.update({ ownerId, _id: booking._id }, { $set: { duplicates } });
    return true;
  }
}
