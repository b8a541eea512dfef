import { Injectable } from '@nestjs/common';
import type { RequestOf, resendAccess, resolveAttention } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { openDuplicateOf } from '@linkyard/payables';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { DeliverOrder } from '../downloads/deliver-order.js';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { ProductsRepository } from '../products/products.repository.js';
import { noAttention } from '../orders/attention.js';
import { OrderRefunds } from './order-refunds.js';
import { bySeller, hasDownloads, refundableOf } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { PaidTwice } from './paid-twice.js';

const dayMs = 86_400_000;

/** What a buyer can open, and orders that wait for a decision of their seller. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly grants: GrantsRepository,
    private readonly delivery: DeliverOrder,
    private readonly refunds: OrderRefunds,
    private readonly paidTwice: PaidTwice,
    private readonly mails: OrderMailOutbox,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, orders.not_paid */
  async resend(ownerId: string, request: RequestOf<typeof resendAccess>, now = new Date()): Promise<Order> {
    return this.database.transaction(async () => {
      const order = await this.paid(ownerId, request._id);
      if (request.reset) await this.reset(order, now);
      await this.mails.add(order, { kind: 'access', key: request.idempotencyKey });
      return order;
    });
  }

  /** @throws DomainError core.not_found */
  async revoke(ownerId: string, _id: string, now = new Date()): Promise<Order> {
    return this.database.transaction(async () => {
      const order = await this.get(ownerId, _id);
      await this.grants.revoke(ownerId, _id);
      if (order.fulfilmentState !== 'granted') return order;
      const states = { fulfilmentState: 'revoked' as const };
      return this.orders.changeStates(order, states, { at: now, by: bySeller(ownerId) });
    });
  }

  /** @throws DomainError core.not_found, orders.keys_missing, orders.not_paid, payments.* */
  async resolve(ownerId: string, request: RequestOf<typeof resolveAttention>, now = new Date()): Promise<Order> {
    const { _id, decision, idempotencyKey } = request;
    const order = await this.get(ownerId, _id);
    if (order.paidAt === null && decision !== 'dismiss') throw new DomainError('orders.not_paid');
    const code = request.code ?? order.needsAttention.code ?? 'paid_twice';
    if (code === 'paid_twice') return this.resolvePaidTwice(order, request);
    if (order.needsAttention.code !== code) return order;
    if (decision === 'dismiss') return this.dismiss(order);
    if (decision === 'fulfil') return this.fulfilAnyway(order, idempotencyKey, now);
    if (refundableOf(order) === 0) return this.close(ownerId, _id, now);
    const all = { _id, reason: 'cancelled' as const, note: '', restock: false, revokeAccess: true, idempotencyKey };
    await this.refunds.refund(ownerId, all, now);
    return this.dismiss(order);
  }

  private async resolvePaidTwice(order: Order, request: RequestOf<typeof resolveAttention>): Promise<Order> {
    if (openDuplicateOf(order) === null) return order;
    if (request.decision === 'refund') return this.paidTwice.refund(order, request.idempotencyKey);
    return this.paidTwice.dismiss(order);
  }

  private async dismiss(order: Order): Promise<Order> {
    const { userId: ownerId, _id } = order;
    return (await this.orders.update({ ownerId, _id }, { $set: { needsAttention: noAttention } })) ?? order;
  }

  private async fulfilAnyway(order: Order, key: string, now: Date): Promise<Order> {
    return this.database.transaction(async () => {
      const { userId: ownerId, _id } = order;
      await this.orders.update({ ownerId, _id }, { $set: { needsAttention: noAttention } });
      const delivered = await this.delivery.deliver({ ...(await this.get(ownerId, _id)) }, now);
      if (delivered.needsAttention.code !== null) throw new DomainError('orders.keys_missing');
      if (delivered.lines.some(hasDownloads)) await this.mails.add(delivered, { kind: 'access', key });
      return delivered;
    });
  }

  /** Nothing is left to refund: an order that costs nothing has no refund that would cancel it. */
  private async close(ownerId: string, _id: string, now: Date): Promise<Order> {
    return this.database.transaction(async () => {
      const order = await this.get(ownerId, _id);
      await this.grants.revoke(ownerId, _id);
      const states = order.totals.paid === 0 ? { state: 'cancelled' as const } : {};
      const also = { $set: { needsAttention: noAttention } };
      return this.orders.changeStates(order, states, { at: now, by: bySeller(ownerId), also });
    });
  }

  private async reset({ userId: ownerId, _id }: Order, now: Date): Promise<void> {
    const grants = await this.grants.ofOrder(ownerId, _id);
    const ids = grants.map(({ productId }) => productId);
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    for (const grant of grants) {
      const days = products.find((product) => product._id === grant.productId)?.digital.downloadDays ?? 30;
      await this.grants.reset(grant, days === 0 ? null : new Date(now.getTime() + days * dayMs));
    }
  }

  private async paid(ownerId: string, _id: string): Promise<Order> {
    const order = await this.get(ownerId, _id);
    if (order.paidAt === null) throw new DomainError('orders.not_paid');
    return order;
  }

  private async get(ownerId: string, _id: string): Promise<Order> {
    return requireFound(await this.orders.findOne({ ownerId, _id }));
  }
}
