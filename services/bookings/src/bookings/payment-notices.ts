import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentRefundFailed,
  type EventData,
  type RequestOf,
  type resolveBookingAttention,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, EventTooEarly, OnEvent, type EventMeta } from '@linkyard/service-kit';
import type { Booking } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';
import {
  afterDispute,
  afterFailedRefund,
  noPaymentAttention,
  openDuplicateOf,
  withDuplicate,
} from './payment-attention.js';
import { Refunds } from './refunds.js';

const againReason = 'The refund is made again';

/** What a payment needs the host for: a refund that was not made, and a dispute. The bookings of a series share a payment. */
@Injectable()
export class PaymentNotices {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(Refunds) private readonly refunds: Refunds,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  @OnEvent(paymentRefundFailed, { id: 'payment-of-booking-refund-failed' })
  async onRefundFailed(event: EventData<typeof paymentRefundFailed>, _meta: EventMeta): Promise<void> {
    const { amount, wasSettled, refundId } = event;
    const second = await this.bookings.findOne({ ownerId: event.ownerId, 'duplicates.paymentId': event.paymentId });
    if (second) return this.reopen(second, event.paymentId);
    const found = await this.ofPayment(event);
    if (found.some(({ paymentAttention }) => paymentAttention?.key === refundId)) return;
    const openOf = ({ refunded, refundAsked }: Booking) => (wasSettled ? refunded : refundAsked - refunded);
    const concerned = found.filter((booking) => openOf(booking) >= amount);
    const booking = concerned.find((one) => openOf(one) === amount) ?? concerned[0];
    if (!booking && found.length > 0 && wasSettled) throw new EventTooEarly('The refund is not noted yet');
    if (!booking) return;
    const { userId: ownerId, _id } = booking;
    await this.bookings.update({ ownerId, _id }, { $set: afterFailedRefund(booking, amount, wasSettled, refundId) });
  }

  @OnEvent(paymentDisputed, { id: 'payment-of-booking-disputed' })
  async onDisputed(event: EventData<typeof paymentDisputed>, _meta: EventMeta): Promise<void> {
    for (const { userId: ownerId, _id, ...booking } of await this.ofPayment(event)) {
      const paymentAttention = afterDispute(booking.paymentAttention ?? noPaymentAttention, event.outcome);
      if (paymentAttention) await this.bookings.update({ ownerId, _id }, { $set: { paymentAttention } });
    }
  }

  /** @throws DomainError core.not_found */
  async resolve(ownerId: string, { uid, decision }: RequestOf<typeof resolveBookingAttention>): Promise<Booking> {
    return this.database.transaction(async () => {
      const booking = await this.bookings.findOne({ ownerId, uid });
      if (!booking) throw new DomainError('core.not_found');
      const { code, amount } = booking.paymentAttention ?? noPaymentAttention;
      if (code === null) return decision === 'refund' ? this.refunds.askSecond(booking) : this.dismissSecond(booking);
      const $set = { paymentAttention: noPaymentAttention };
      const resolved = (await this.bookings.update({ ownerId, _id: booking._id }, { $set })) ?? booking;
      if (decision === 'dismiss' || code !== 'refund_failed') return resolved;
      return this.refunds.ask(resolved, Math.min(amount, resolved.paid - resolved.refundAsked), againReason);
    });
  }

  private async dismissSecond(booking: Booking): Promise<Booking> {
    const { userId: ownerId, _id } = booking;
    const second = openDuplicateOf(booking);
    if (!second) return booking;
    const duplicates = withDuplicate(booking, second.paymentId, false);
    return (await this.bookings.update({ ownerId, _id }, { $set: { duplicates } })) ?? booking;
  }

  /** The refund of a second payment was not made: its money is the host's again. */
  private async reopen(booking: Booking, paymentId: string): Promise<void> {
    const { userId: ownerId, _id } = booking;
    await this.bookings.update({ ownerId, _id }, { $set: { duplicates: withDuplicate(booking, paymentId, true) } });
  }

  private async ofPayment({
    subject,
    ownerId,
    paymentId,
  }: Pick<EventData<typeof paymentDisputed>, 'subject' | 'ownerId' | 'paymentId'>) {
    return subject.kind === 'booking' ? this.bookings.findMany({ ownerId, paymentId }, { sort: { startAt: 1 } }) : [];
  }
}
