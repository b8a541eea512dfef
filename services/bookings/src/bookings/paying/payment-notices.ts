import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentParked,
  paymentRefundFailed,
  type EventData,
  type RequestOf,
  type resolveBookingAttention,
} from '@linkyard/contracts';
import { indexedString, ServiceDatabase } from '@linkyard/mongo';
import { EventTooEarly, OnEvent, type EventMeta, requireFound } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import {
  afterDispute,
  afterFailedRefund,
  decidedCode,
  noPaymentAttention,
  openDuplicateOf,
  parkedAttention,
  withDuplicate,
} from '../../booking-records/payment-attention.js';
import { Refunds } from './refunds.js';

const againReason = 'The refund is made again';

/** What a payment needs the host for: a refund that was not made, a dispute, another currency, a second payment. The bookings of a series share a payment. */
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
    const second = await this.bookings.findOne({
      ownerId: event.ownerId,
      'duplicates.paymentId': indexedString(event.paymentId),
    });
    if (second) {
      const open = { isOpen: true, ...(wasSettled ? { refunded: event.refundedTotal } : {}) };
      return this.changeSecond(second, event.paymentId, open);
    }
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
    const { ownerId: host, paymentId, outcome } = event;
    const second = await this.bookings.findOne({ ownerId: host, 'duplicates.paymentId': indexedString(paymentId) });
    // The bank has taken it back.
    if (second && outcome === 'lost') return this.changeSecond(second, paymentId, { isOpen: false });
    for (const { userId: ownerId, _id, ...booking } of await this.ofPayment(event)) {
      const paymentAttention = afterDispute(booking.paymentAttention ?? noPaymentAttention, event.outcome);
      if (paymentAttention) await this.bookings.update({ ownerId, _id }, { $set: { paymentAttention } });
    }
  }

  /** The booking keeps its time no longer than without a payment: the host returns the money at the provider. */
  @OnEvent(paymentParked, { id: 'payment-of-booking-parked' })
  async onParked(event: EventData<typeof paymentParked>, _meta: EventMeta): Promise<void> {
    const { subject, ownerId } = event;
    const booking = subject.kind === 'booking' ? await this.bookings.findOne({ ownerId, _id: subject.id }) : null;
    const code = booking?.paymentAttention?.code ?? null;
    if (!booking || code !== null) return;
    await this.bookings.update({ ownerId, _id: booking._id }, { $set: { paymentAttention: parkedAttention(event) } });
  }

  /** @throws DomainError core.not_found */
  async resolve(
    ownerId: string,
    { uid, decision, code: wanted }: RequestOf<typeof resolveBookingAttention>,
  ): Promise<Booking> {
    return this.database.transaction(async () => {
      const booking = requireFound(await this.bookings.findOne({ ownerId, uid }));
      const { code, amount } = booking.paymentAttention ?? noPaymentAttention;
      const decided = decidedCode(booking, wanted);
      if (decided === 'paid_twice')
        return decision === 'refund' ? this.refunds.askSecond(booking) : this.dismissSecond(booking);
      if (decided !== code) return booking;
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
    const duplicates = withDuplicate(booking, second.paymentId, { isOpen: false });
    return (await this.bookings.update({ ownerId, _id }, { $set: { duplicates } })) ?? booking;
  }

  private async changeSecond(booking: Booking, paymentId: string, change: Parameters<typeof withDuplicate>[2]) {
    const { userId: ownerId, _id } = booking;
    await this.bookings.update({ ownerId, _id }, { $set: { duplicates: withDuplicate(booking, paymentId, change) } });
  }

  private async ofPayment({
    subject,
    ownerId,
    paymentId,
  }: Pick<EventData<typeof paymentDisputed>, 'subject' | 'ownerId' | 'paymentId'>) {
    return subject.kind === 'booking' ? this.bookings.findMany({ ownerId, paymentId }, { sort: { startAt: 1 } }) : [];
  }
}
