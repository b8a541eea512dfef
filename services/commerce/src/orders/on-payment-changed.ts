import { Inject, Injectable } from '@nestjs/common';
import {
  paymentDisputed,
  paymentExpired,
  paymentFailed,
  paymentRefunded,
  paymentRefundFailed,
  type EventData,
} from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { OrderRefunds } from './order-refunds.js';
import { byProvider, refundedOf, stateChanges, statesAfterRefunds } from './order-states.js';
import type { Order } from './order.schema.js';
import { OrdersRepository } from './orders.repository.js';

type Subject = Pick<EventData<typeof paymentFailed>, 'subject' | 'ownerId'>;

/** Orders follow their payments. A payment of another subject is ignored. */
@Injectable()
export class OnPaymentChanged {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(OrderRefunds) private readonly refunds: OrderRefunds,
  ) {}

  @OnEvent(paymentRefunded, { id: 'refund-of-order' })
  async onRefunded(payment: EventData<typeof paymentRefunded>, { at }: EventMeta): Promise<void> {
    const order = await this.orderOf(payment);
    if (order) await this.refunds.apply(order.userId, order._id, { ...payment, state: 'settled' }, byProvider, at);
  }

  @OnEvent(paymentRefundFailed, { id: 'refund-of-order-failed' })
  async onRefundFailed(payment: EventData<typeof paymentRefundFailed>, { at }: EventMeta): Promise<void> {
    const order = await this.orderOf(payment);
    if (!order) return;
    const { userId: ownerId, _id } = order;
    await this.refunds.apply(ownerId, _id, { ...payment, state: 'failed' }, byProvider, at);
    const text = 'A refund came back to your account: the bank of the buyer did not accept it.';
    await this.orders.update({ ownerId, _id }, { $set: { needsAttention: { code: 'refund_failed', text } } });
  }

  @OnEvent(paymentDisputed, { id: 'dispute-of-order' })
  async onDisputed(payment: EventData<typeof paymentDisputed>, { at }: EventMeta): Promise<void> {
    const order = await this.orderOf(payment);
    if (!order) return;
    const { userId: ownerId, _id } = order;
    const { outcome } = payment;
    const isKnown = order.dispute.state === outcome || order.dispute.state === 'won' || order.dispute.state === 'lost';
    if (isKnown) return;
    const states = outcome === 'won' ? undisputed(order) : { paymentState: disputeStates[outcome] };
    const isDecided = outcome !== 'opened' && order.needsAttention.code === 'disputed';
    const needsAttention =
      outcome === 'opened' ? disputed : isDecided ? { code: null, text: '' } : order.needsAttention;
    await this.orders.update(
      { ownerId, _id },
      {
        $set: { ...states, dispute: { state: outcome, at }, needsAttention },
        $push: { stateHistory: { $each: stateChanges(order, states, at, byProvider) } },
      },
    );
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

  /** Only an unpaid order is closed by its payment. */
  private async close(payment: Subject, states: Partial<Pick<Order, 'state' | 'paymentState'>>, at: Date) {
    const order = await this.orderOf(payment);
    if (!order || order.paidAt !== null || order.state !== 'pending') return;
    await this.orders.update(
      { ownerId: order.userId, _id: order._id },
      { $set: states, $push: { stateHistory: { $each: stateChanges(order, states, at, byProvider) } } },
    );
  }

  private async orderOf({ subject, ownerId }: Subject): Promise<Order | null> {
    return subject.kind === 'order' ? this.orders.findOne({ ownerId, _id: subject.id }) : null;
  }
}

const disputeStates = { opened: 'disputed', lost: 'lost' } as const;
const disputed = {
  code: 'disputed',
  text: 'The buyer disputes this payment at their bank. Answer it at your payment provider.',
};

const undisputed = (order: Order) =>
  refundedOf(order) === 0 ? { paymentState: 'paid' as const } : statesAfterRefunds({ ...order, paymentState: 'paid' });
