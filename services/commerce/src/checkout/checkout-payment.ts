import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { paymentFailed, paymentSettled, type EventData, type payCheckout, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, OnEvent, type EventMeta } from '@linkyard/service-kit';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrdersService } from '../orders/orders.service.js';
import { Payments } from '../payments/payments.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';

/** From a checkout to a paid order. The buyer's return, the provider's message and an order that costs nothing end in the same step. */
@Injectable()
export class CheckoutPayment {
  constructor(
    @Inject(CheckoutService) private readonly service: CheckoutService,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(OrdersService) private readonly orders: OrdersService,
    @Inject(OrdersRepository) private readonly stored: OrdersRepository,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(ModuleRef) private readonly modules: ModuleRef,
  ) {}

  async orderOf({ userId, orderId }: Checkout): Promise<Order | null> {
    return orderId === null ? null : this.stored.findOne({ ownerId: userId, _id: orderId });
  }

  /** @throws DomainError core.not_found, checkout.expired, checkout.completed, checkout.cannot_be_paid */
  async pay({ publicId, provider }: RequestOf<typeof payCheckout>, now = new Date()): Promise<string> {
    const checkout = await this.service.get(publicId);
    if (checkout.state === 'completed') throw new DomainError('checkout.completed');
    if (checkout.state === 'expired' || checkout.expiresAt <= now) throw new DomainError('checkout.expired');
    const order = await this.ordered(checkout);
    const returnPath = `/thankyou?checkout=${publicId}`;
    const { userId: ownerId, currency, totals } = checkout;
    if (totals.total === 0) {
      await this.database.transaction(() =>
        this.orders.markPaid({ ownerId, orderId: order._id, amount: 0, currency }, now),
      );
      return returnPath;
    }
    const [first] = checkout.lines;
    const { paymentId, redirectUrl } = await this.payments().start({
      subject: { service: 'commerce', kind: 'order', id: order._id },
      ownerId,
      amount: totals.total,
      currency,
      ...(provider ? { provider } : {}),
      buyer: { email: checkout.buyer.email, name: checkout.buyer.name, locale: checkout.locale },
      description: first?.title ?? '',
      returnPath,
      cancelPath: `/checkout/${publicId}`,
      expiresAt: checkout.expiresAt,
      idempotencyKey: `order:${order._id}:${provider ?? 'default'}`,
    });
    await this.checkouts.update({ ownerId, _id: checkout._id, state: 'open' }, { $set: { state: 'paying' } });
    await this.checkouts.update({ ownerId, _id: checkout._id }, { $set: { paymentId } });
    return redirectUrl;
  }

  /** The provider is asked; a repeat changes nothing. @throws DomainError core.not_found */
  async settle(publicId: string): Promise<Checkout> {
    const checkout = await this.service.get(publicId);
    const { userId: ownerId, paymentId, orderId } = checkout;
    if (checkout.state === 'completed' || paymentId === null || orderId === null) return checkout;
    const { state, amount, currency } = await this.payments().settle(ownerId, paymentId);
    if (state === 'settled')
      await this.database.transaction(() => this.orders.markPaid({ ownerId, orderId, amount, currency }));
    return this.service.get(publicId);
  }

  @OnEvent(paymentSettled, { id: 'payment-of-order-settled' })
  async onSettled(
    { subject, ownerId, amount, currency }: EventData<typeof paymentSettled>,
    _meta: EventMeta,
  ): Promise<void> {
    if (subject.kind === 'order') await this.orders.markPaid({ ownerId, orderId: subject.id, amount, currency });
  }

  /** The buyer may try again as long as the stock is held. */
  @OnEvent(paymentFailed, { id: 'payment-of-order-failed' })
  async onFailed({ subject, ownerId }: EventData<typeof paymentFailed>, _meta: EventMeta): Promise<void> {
    if (subject.kind !== 'order') return;
    await this.checkouts.update({ ownerId, orderId: subject.id, state: 'paying' }, { $set: { state: 'open' } });
  }

  private async ordered(checkout: Checkout): Promise<Order> {
    const { userId: ownerId, _id } = checkout;
    return this.database.transaction(async () => {
      const before = await this.stored.findOne({ ownerId, checkoutId: _id });
      if (before) return before;
      const order = await this.orders.place(checkout);
      const filter = { ownerId, _id, state: 'open' as const };
      const changed = await this.checkouts.update(filter, { $set: { orderId: order._id } });
      if (!changed) throw new DomainError('checkout.expired');
      return order;
    });
  }

  /** @throws DomainError checkout.cannot_be_paid where no payments are installed */
  private payments(): Payments {
    try {
      return this.modules.get(Payments, { strict: false });
    } catch {
      // Nest throws for a provider that no module has.
      throw new DomainError('checkout.cannot_be_paid');
    }
  }
}
