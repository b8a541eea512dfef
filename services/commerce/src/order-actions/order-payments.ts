import { Injectable } from '@nestjs/common';
import {
  duplicatesOf,
  PayableRecords,
  stateAfterRefunds,
  type DisputeState,
  type PaymentAttention,
  type PaymentChange,
  type PaymentState,
} from '@linkyard/payables';
import { attention, noAttention } from '../orders/attention.js';
import { byProvider, refundedOf, statesAfterRefunds, type States } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';

const states = [
  'unpaid',
  'authorized',
  'paid',
  'partiallyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const satisfies readonly PaymentState[];
type State = (typeof states)[number];

/** A dispute hides what has come back. */
function stateOf(order: Order): State {
  const { paymentState, totals } = order;
  if (paymentState !== 'disputed' && paymentState !== 'lost') return paymentState;
  return stateAfterRefunds({ paid: totals.paid, refunded: refundedOf(order) });
}

const disputeOf = ({ dispute: { state } }: Order): DisputeState =>
  state === 'opened' || state === 'won' || state === 'lost' ? state : 'none';

const undisputed = (order: Order) =>
  refundedOf(order) === 0 ? { paymentState: 'paid' as const } : statesAfterRefunds({ ...order, paymentState: 'paid' });

/** The states of an order after a step of its payment. Money that is lost ends what was granted. */
function statesOf(order: Order, { state, dispute }: PaymentChange<State>): Partial<States> {
  const isGranted = order.fulfilmentState === 'granted';
  if (dispute === 'opened') return { paymentState: 'disputed' };
  if (dispute === 'won') return undisputed(order);
  if (dispute === 'lost') return { paymentState: 'lost', ...(isGranted ? { fulfilmentState: 'revoked' } : {}) };
  if (state === 'expired') return { state: 'expired', paymentState: 'cancelled' };
  return state ? { paymentState: state } : {};
}

/** Second payments are a list beside it. */
function noticeOf({ code, currency }: PaymentAttention): Order['needsAttention'] {
  if (code === 'currency_differs') return attention.currencyDiffers(currency ?? '');
  if (code === 'amount_differs') return attention.amountDiffers;
  if (code === 'disputed') return attention.disputed;
  if (code === 'dispute_lost') return attention.disputeLost;
  return code === 'refund_failed' ? attention.refundFailed : noAttention;
}

/** What orders store of their payments. Refunds are a list of their own, which `OrderRefunds` changes. */
@Injectable()
export class OrderPayments extends PayableRecords<Order, State> {
  readonly states = states;

  constructor(private readonly orders: OrdersRepository) {
    super();
  }

  describe(order: Order) {
    const { totals, currency, paymentId, needsAttention } = order;
    return {
      ...{ due: totals.total, paid: totals.paid, refunded: totals.refunded, refundAsked: null },
      ...{ currency, paymentId, heldUntil: null, mayTakeLess: false },
      state: stateOf(order),
      dispute: disputeOf(order),
      attention: { code: needsAttention.code, amount: 0, key: '' },
      duplicates: duplicatesOf(order),
    };
  }

  async again({ userId: ownerId, _id }: Order): Promise<Order | null> {
    return this.orders.findOne({ ownerId, _id });
  }

  /** @throws DomainError core.conflict where a state is not as it was read */
  async save(order: Order, change: PaymentChange<State>, at: Date): Promise<Order | null> {
    const { userId: ownerId, _id, rev } = order;
    const { duplicates, dispute, attention: notice } = change;
    const $set = {
      ...(duplicates ? { duplicates } : {}),
      ...(dispute && dispute !== 'none' ? { dispute: { state: dispute, at } } : {}),
      ...(notice ? { needsAttention: noticeOf(notice) } : {}),
    };
    const after = statesOf(order, change);
    if (Object.keys(after).length === 0) return this.orders.update({ ownerId, _id }, { $set }, { rev });
    return this.orders.changeStates(order, after, { at, by: byProvider, also: { $set } });
  }
}
