import { Injectable } from '@nestjs/common';
import type { refundOrder, RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { amountField, checkAmount, DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { Payments } from '../payments/payments.js';
import { ProductStats } from '../products/product-stats.js';
import {
  bySeller,
  endsAccess,
  linesAfterRefund,
  refundableOf,
  refundedOf,
  statesAfterRefunds,
  statesBeforeRefund,
} from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { Restock } from './restock.js';

type Refund = Order['refunds'][number];
type Actor = Refund['by'];
/** What the provider has said about a refund. */
export interface ReportedRefund {
  refundId: string;
  /** Minor units. */
  amount: number;
  state: Refund['state'];
}

/** Returns money of orders. The order notes a refund before the provider is asked, and believes only what the provider answers. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stats: ProductStats,
    private readonly grants: GrantsRepository,
    private readonly mails: OrderMailOutbox,
    private readonly payments: Payments,
    private readonly database: ServiceDatabase,
    private readonly stock: Restock,
  ) {}

  /** @throws DomainError core.not_found, core.idempotency_mismatch, orders.not_paid, payments.* */
  async refund(ownerId: string, request: RequestOf<typeof refundOrder>, now = new Date()): Promise<Order> {
    const { _id, reason, idempotencyKey } = request;
    const { refund, paymentId } = await this.database.transaction(() => this.note(ownerId, request, now));
    const { amount } = refund;
    try {
      const made = await this.payments.refund({ ownerId, paymentId, amount, reason, idempotencyKey });
      return await this.database.transaction(() =>
        this.apply(ownerId, _id, { ...made, amount }, bySeller(ownerId), now, idempotencyKey),
      );
    } catch (error) {
      if (isRefusal(error)) await this.withdraw(ownerId, _id, idempotencyKey);
      throw error;
    }
  }

  /** Within a transaction. A key that is there already names the refund that it made. */
  private async note(ownerId: string, request: RequestOf<typeof refundOrder>, at: Date) {
    const { _id, note, reason, restock, revokeAccess = null, idempotencyKey: key } = request;
    const order = await this.get(ownerId, _id);
    const { paymentId, currency } = order;
    if (paymentId === null || order.paidAt === null) throw new DomainError('orders.not_paid');
    const typed = request.amount === undefined ? null : amountField('amount', request.amount, currency);
    const before = order.refunds.find((one) => one.key === key);
    if (before) {
      if (typed !== null && typed !== before.amount) throw new DomainError('core.idempotency_mismatch');
      return { refund: before, paymentId };
    }
    const left = refundableOf(order);
    const amount = typed ?? left;
    if (left <= 0) throw new DomainError('orders.not_paid');
    if (amount <= 0) throw fieldRefusal('amount', 'core.amount_not_positive');
    if (amount > left) throw new DomainError('payments.refund_exceeds');
    // What is left goes back as it was paid.
    if (amount < left) checkAmount('amount', amount, currency, await this.payments.refundStep(ownerId, paymentId));
    const lines = restock ? restockedOf(order, request.restockLines) : [];
    const noted = { refundId: null, amount, reason, note, revokeAccess, restock: lines, state: 'pending' as const };
    const refund: Refund = { key, ...noted, at, by: bySeller(ownerId) };
    await this.orders.update({ ownerId, _id }, { $push: { refunds: refund } });
    return { refund, paymentId };
  }

  /**
   * Applies a refund reported by the provider, once; within a transaction. A refund that was not requested here was made at the
   * provider.
   */
  async apply(
    ownerId: string,
    _id: string,
    { refundId, amount, state }: ReportedRefund,
    by: Actor,
    at: Date,
    key?: string,
  ): Promise<Order> {
    const order = await this.get(ownerId, _id);
    const isThis = (one: Refund) =>
      one.refundId === refundId ||
      (one.refundId === null && (key ? one.key === key : one.amount === amount && one.state === 'pending'));
    const known = order.refunds.find((one) => one.refundId === refundId) ?? order.refunds.find(isThis);
    if (known && known.state !== 'pending' && (state === 'pending' || known.state === state)) return order;
    const foreign = { key: refundId, amount, reason: 'other', note: '', restock: [], revokeAccess: null, at, by };
    const applied: Refund = { ...(known ?? foreign), refundId, state };
    const refunds = known ? order.refunds.map((one) => (one === known ? applied : one)) : [...order.refunds, applied];
    const changed = { ...order, refunds };
    const isBack = await this.changeAccess(order, changed);
    const states = { ...statesAfterRefunds(changed), ...(isBack ? statesBeforeRefund(order) : {}) };
    if (isBack) await this.mails.add(order, { kind: 'access', key: `refund-failed:${applied.key}` });
    const isSettledNow = state === 'settled' && known?.state !== 'settled';
    if (isSettledNow) await this.settled(changed, applied);
    const isCounted = isSettledNow || known?.state === 'settled';
    const lines = isCounted ? linesAfterRefund(changed, applied) : order.lines;
    const also = { $set: { refunds, lines, 'totals.refunded': refundedOf(changed) } };
    return this.orders.changeStates(order, states, { at, by, also });
  }

  /** Access ends by a refund, and returns when the refund comes back. @returns whether it has returned */
  private async changeAccess(before: Order, after: Order): Promise<boolean> {
    const { userId: ownerId, _id } = after;
    if (endsAccess(after) && !endsAccess(before)) await this.grants.revokeByRefund(ownerId, _id);
    return endsAccess(before) && !endsAccess(after) && (await this.grants.giveBack(ownerId, _id)) > 0;
  }

  private async settled(order: Order, refund: Refund): Promise<void> {
    await this.stock.putBack(order, refund.restock);
    const productIds = [...new Set(order.lines.map(({ productId }) => productId))];
    await this.stats.add(
      order.userId,
      productIds.map((productId) => ({ productId, refunds: 1 })),
    );
    await this.mails.add(order, { kind: 'refunded', key: refund.key });
  }

  /** The provider refused: the amount can be refunded again. */
  private async withdraw(ownerId: string, _id: string, key: string): Promise<void> {
    await this.orders.update(
      { ownerId, _id },
      { $set: { 'refunds.$[refund].state': 'failed' } },
      { arrayFilters: [{ 'refund.key': key, 'refund.state': 'pending' }] },
    );
  }

  private async get(ownerId: string, _id: string): Promise<Order> {
    return requireFound(await this.orders.findOne({ ownerId, _id }));
  }
}

/** An answer of the provider; without one the refund may have been made and stays pending. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('payments.') && error.code !== 'payments.provider_unavailable';

/** @throws DomainError core.invalid_input for more of a line than has not gone back yet */
function restockedOf(
  { lines, state }: Order,
  wanted: RequestOf<typeof refundOrder>['restockLines'],
): Refund['restock'] {
  // Cancelling has put back what was not sent.
  const soldOf = ({ qty, fulfilledQty }: Order['lines'][number]) => (state === 'cancelled' ? fulfilledQty : qty);
  const left = new Map(lines.map((line) => [line.id, Math.max(0, soldOf(line) - line.refundedQty)]));
  if (!wanted) return [...left].flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));
  for (const [index, { lineId, qty }] of wanted.entries()) {
    const rest = left.get(lineId) ?? 0;
    if (qty > rest) throw fieldRefusal(`restockLines.${index}.qty`, 'commerce.at_most', { count: rest });
    left.set(lineId, rest - qty);
  }
  return wanted;
}
