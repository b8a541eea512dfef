import { Injectable } from '@nestjs/common';
import {
  PayableSubject,
  type DisputeOutcome,
  type FailedRefund,
  type PaymentChange,
  type PaymentNews,
  type ReceivedPayment,
  type RefundNews,
} from '@linkyard/payables';
import { EventTooEarly } from '@linkyard/service-kit';
import { CheckoutPayment } from '../checkout/checkout-payment.js';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { OrderPlacement } from '../checkout/order-placement.js';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { attention } from '../orders/attention.js';
import { byProvider } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPayments } from './order-payments.js';
import { OrderRefunds } from './order-refunds.js';

type State = OrderPayments['states'][number];

/** What a payment means for an order. */
@Injectable()
export class OrderPayable extends PayableSubject<Order, State> {
  readonly kind = 'order';

  constructor(
    readonly records: OrderPayments,
    private readonly orders: OrdersRepository,
    private readonly placement: OrderPlacement,
    private readonly refunds: OrderRefunds,
    private readonly grants: GrantsRepository,
    private readonly checkout: CheckoutPayment,
    private readonly checkouts: CheckoutsRepository,
  ) {
    super();
  }

  async find({ ownerId, subject }: PaymentNews): Promise<Order[]> {
    const order = await this.orders.findOne({ ownerId, _id: subject.id });
    return order ? [order] : [];
  }

  override async pay(order: Order, _change: PaymentChange<State>, payment: ReceivedPayment): Promise<Order> {
    const { ownerId, amount, currency, paymentId, mode } = payment;
    return this.placement.markPaid({ ownerId, orderId: order._id, amount, currency, paymentId, mode });
  }

  /**
   * Only an unpaid order is closed by its payment, none whose buyer has decided to pay offline, and none for whose checkout another payment
   * was begun since.
   */
  override async endsWith(order: Order, { paymentId }: PaymentNews): Promise<boolean> {
    const { userId: ownerId, checkoutId: _id, paidAt, state, isOffline } = order;
    if (paidAt !== null || state !== 'pending' || isOffline) return false;
    const current = (await this.checkouts.findOne({ ownerId, _id }))?.paymentId;
    return !current || current === paymentId;
  }

  /** The buyer may pay again as long as the stock is reserved, so the checkout says why. */
  override async onFailed(
    { userId: ownerId, _id: orderId }: Order,
    { paymentId }: PaymentNews,
    reason: 'declined' | 'cancelled' | 'error',
  ): Promise<void> {
    await this.checkout.note({ ownerId, orderId, paymentId }, reason === 'cancelled' ? reason : 'declined');
  }

  override async noteRefund([order]: readonly Order[], refund: RefundNews, at: Date): Promise<boolean> {
    if (order) await this.refunds.apply(order.userId, order._id, { ...refund, state: 'settled' }, byProvider, at);
    return true;
  }

  override async noteFailedRefund([order]: readonly Order[], refund: FailedRefund, at: Date): Promise<boolean> {
    if (!order) return true;
    const { userId: ownerId, _id, refunds } = order;
    const known = refunds.find(({ refundId }) => refundId === refund.refundId);
    if (refund.wasSettled && (!known || known.state === 'pending'))
      throw new EventTooEarly('The refund is not noted yet');
    // One that never left is noted by its request, which was answered otherwise or not at all.
    const isAsked = known ?? refunds.find(({ refundId, amount }) => refundId === null && amount === refund.amount);
    if (!isAsked || isAsked.state === 'failed') return true;
    await this.refunds.apply(ownerId, _id, { ...refund, state: 'failed' }, byProvider, at);
    await this.orders.update({ ownerId, _id }, { $set: { needsAttention: attention.refundFailed } });
    return true;
  }

  /** The money is gone, so the buyer keeps no downloads. The seller dismisses the notice, or settles what was sent. */
  override async onReversed({ userId: ownerId, _id }: Order, { dispute }: { dispute?: DisputeOutcome }): Promise<void> {
    if (dispute === 'lost') await this.grants.revoke(ownerId, _id);
  }
}
