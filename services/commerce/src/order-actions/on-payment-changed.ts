import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentExpired,
  paymentFailed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  type EventData,
} from '@linkyard/contracts';
import { EventTooEarly, OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { attention, noAttention } from '../orders/attention.js';
import { OrderRefunds } from './order-refunds.js';
import { byProvider, refundedOf, statesAfterRefunds } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { PaidTwice } from './paid-twice.js';

type Subject = Pick<EventData<typeof paymentFailed>, 'subject' | 'ownerId' | 'paymentId'>;

/** Orders follow the payment that paid them. A second one is kept apart, and a payment of another subject is ignored. */
@Injectable()
export class OnPaymentChanged {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(OrderRefunds) private readonly refunds: OrderRefunds,
    @Inject(GrantsRepository) private readonly grants: GrantsRepository,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(PaidTwice) private readonly paidTwice: PaidTwice,
  ) {}

  @OnEvent(paymentRefunded, { id: 'refund-of-order' })
  async onRefunded(payment: EventData<typeof paymentRefunded>, { at }: EventMeta): Promise<void> {
    const order = await this.paidOrderOf(payment);
    if (!order) return;
    if (!isOwn(order, payment)) await this.paidTwice.returned(order, payment);
    else await this.refunds.apply(order.userId, order._id, { ...payment, state: 'settled' }, byProvider, at);
  }

  @OnEvent(paymentRefundFailed, { id: 'refund-of-order-failed' })
  async onRefundFailed(payment: EventData<typeof paymentRefundFailed>, { at }: EventMeta): Promise<void> {
    const order = await this.paidOrderOf(payment);
    if (!order) return;
    if (!isOwn(order, payment)) return this.paidTwice.refundFailed(order, payment);
    const { userId: ownerId, _id, refunds } = order;
    const known = refunds.find(({ refundId }) => refundId === payment.refundId);
    if (payment.wasSettled && (!known || known.state === 'pending'))
      throw new EventTooEarly('The refund is not noted yet');
    // One that never left is noted by its request, which was answered otherwise or not at all.
    const isAsked = known ?? refunds.find(({ refundId, amount }) => refundId === null && amount === payment.amount);
    if (!isAsked || isAsked.state === 'failed') return;
    await this.refunds.apply(ownerId, _id, { ...payment, state: 'failed' }, byProvider, at);
    await this.orders.update({ ownerId, _id }, { $set: { needsAttention: attention.refundFailed } });
  }

  @OnEvent(paymentDisputed, { id: 'dispute-of-order' })
  async onDisputed(payment: EventData<typeof paymentDisputed>, { at }: EventMeta): Promise<void> {
    const order = await this.paidOrderOf(payment);
    if (!order) return;
    const { outcome, paymentId } = payment;
    if (!isOwn(order, payment)) return outcome === 'lost' ? this.paidTwice.disputeLost(order, paymentId) : undefined;
    const isKnown = order.dispute.state === outcome || order.dispute.state === 'won' || order.dispute.state === 'lost';
    if (isKnown) return;
    if (outcome === 'lost') return this.lost(order, at);
    const states = outcome === 'won' ? undisputed(order) : { paymentState: 'disputed' as const };
    const isDecided = outcome === 'won' && order.needsAttention.code === 'disputed';
    const needsAttention = outcome === 'opened' ? attention.disputed : isDecided ? noAttention : order.needsAttention;
    const also = { $set: { dispute: { state: outcome, at }, needsAttention } };
    await this.orders.changeStates(order, states, { at, by: byProvider, also });
  }

  /** The money is gone, so the buyer keeps no downloads. The seller dismisses the notice, or settles what was sent. */
  private async lost(order: Order, at: Date): Promise<void> {
    const { userId: ownerId, _id, fulfilmentState } = order;
    await this.grants.revoke(ownerId, _id);
    const revoked = fulfilmentState === 'granted' ? { fulfilmentState: 'revoked' as const } : {};
    const states = { paymentState: 'lost' as const, ...revoked };
    const also = { $set: { dispute: { state: 'lost', at }, needsAttention: attention.disputeLost } };
    await this.orders.changeStates(order, states, { at, by: byProvider, also });
  }

  @OnEvent(paymentExpired, { id: 'expiry-of-order' })
  async onExpired(payment: EventData<typeof paymentExpired>, { at }: EventMeta): Promise<void> {
    await this.close(payment, { state: 'expired', paymentState: 'cancelled' }, at);
  }

  /** The buyer may pay again as long as the stock is held, so the order stays pending. */
  @OnEvent(paymentFailed, { id: 'failure-of-order' })
  async onFailed(payment: EventData<typeof paymentFailed>, { at }: EventMeta): Promise<void> {
    await this.close(payment, { paymentState: payment.reason === 'cancelled' ? 'cancelled' : 'failed' }, at);
  }

  /** The order waits for its seller, and does not expire while its payment is open. */
  @OnEvent(paymentParked, { id: 'parked-payment-of-order' })
  async onParked(payment: EventData<typeof paymentParked>, _meta: EventMeta): Promise<void> {
    const order = await this.orderOf(payment);
    if (!order || order.paidAt !== null) return;
    const needsAttention = attention.currencyDiffers(payment.received.currency);
    await this.orders.update({ ownerId: order.userId, _id: order._id }, { $set: { needsAttention } });
  }

  /** Only an unpaid order is closed by its payment, and none whose buyer has decided to pay offline. */
  private async close(payment: Subject, states: Partial<Pick<Order, 'state' | 'paymentState'>>, at: Date) {
    const order = await this.orderOf(payment);
    if (!order || order.paidAt !== null || order.state !== 'pending' || order.isOffline) return;
    if (await this.isReplaced(order, payment)) return;
    await this.orders.changeStates(order, states, { at, by: byProvider });
  }

  /** Another payment of the same checkout was begun since. */
  private async isReplaced({ userId: ownerId, checkoutId: _id }: Order, { paymentId }: Subject): Promise<boolean> {
    const checkout = await this.checkouts.findOne({ ownerId, _id });
    return Boolean(checkout?.paymentId) && checkout?.paymentId !== paymentId;
  }

  /** @throws EventTooEarly where the payment itself is not noted yet */
  private async paidOrderOf(payment: Subject): Promise<Order | null> {
    const order = await this.orderOf(payment);
    if (order?.paidAt === null) throw new EventTooEarly('The order is not paid yet');
    return order;
  }

  private async orderOf({ subject, ownerId }: Subject): Promise<Order | null> {
    return subject.kind === 'order' ? this.orders.findOne({ ownerId, _id: subject.id }) : null;
  }
}

const isOwn = (order: Order, { paymentId }: Subject): boolean => order.paymentId === paymentId;

const undisputed = (order: Order) =>
  refundedOf(order) === 0 ? { paymentState: 'paid' as const } : statesAfterRefunds({ ...order, paymentState: 'paid' });
