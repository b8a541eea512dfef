import { Inject, Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { EventTooEarly } from '@linkyard/service-kit';
import { Payments } from '../payments/payments.js';
import { openDuplicateOf } from './attention.js';
import type { Order } from './order.schema.js';
import { OrdersRepository } from './orders.repository.js';

interface Returned {
  paymentId: string;
  /** Minor units. */
  refundedTotal: number;
}

/** The second payment of an order: what happens to it changes nothing about the order itself. */
@Injectable()
export class PaidTwice {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(Payments) private readonly payments: Payments,
  ) {}

  /** Returns all of it that has not come back yet. @throws DomainError payments.* */
  async refund(order: Order, idempotencyKey: string): Promise<Order> {
    const duplicate = openDuplicateOf(order);
    if (!duplicate) return order;
    const { userId: ownerId, _id } = order;
    const { paymentId, refunded } = duplicate;
    const amount = duplicate.amount - refunded;
    const { state } = await this.payments.refund({ ownerId, paymentId, amount, reason: 'duplicate', idempotencyKey });
    if (state === 'settled') await this.returned(order, { paymentId, refundedTotal: duplicate.amount });
    return (await this.orders.findOne({ ownerId, _id })) ?? order;
  }

  async dismiss({ userId: ownerId, _id }: Order): Promise<Order | null> {
    return this.orders.update({ ownerId, _id }, { $set: { 'duplicates.$[].isOpen': false } });
  }

  /** The notice ends with the last of the money. @throws EventTooEarly where the payment is not noted yet */
  async returned(order: Order, { paymentId, refundedTotal }: Returned): Promise<void> {
    const { amount, isOpen } = this.of(order, paymentId);
    await this.change(order, paymentId, { refunded: refundedTotal, isOpen: isOpen && refundedTotal < amount });
  }

  /** A refund came back: the money is the seller's again. @throws EventTooEarly where the payment is not noted yet */
  async refundFailed(order: Order, { paymentId, refundedTotal }: Returned): Promise<void> {
    this.of(order, paymentId);
    await this.change(order, paymentId, { refunded: refundedTotal, isOpen: true });
  }

  /** The bank has taken it back. @throws EventTooEarly where the payment is not noted yet */
  async disputeLost(order: Order, paymentId: string): Promise<void> {
    const { refunded } = this.of(order, paymentId);
    await this.change(order, paymentId, { refunded, isOpen: false });
  }

  private of({ duplicates }: Order, paymentId: string): Order['duplicates'][number] {
    const duplicate = duplicates.find((one) => one.paymentId === paymentId);
    if (!duplicate) throw new EventTooEarly('The second payment is not noted yet');
    return duplicate;
  }

  private async change(
    { userId: ownerId, _id }: Order,
    paymentId: string,
    { refunded, isOpen }: Pick<Order['duplicates'][number], 'refunded' | 'isOpen'>,
  ): Promise<void> {
    const $set = { 'duplicates.$[one].refunded': refunded, 'duplicates.$[one].isOpen': isOpen };
    const filter = { ownerId, _id, 'duplicates.paymentId': trusted({ $eq: paymentId }) };
    await this.orders.update(filter, { $set }, { arrayFilters: [{ 'one.paymentId': paymentId }] });
  }
}
