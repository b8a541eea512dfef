import { Inject, Injectable } from '@nestjs/common';
import { paymentFailed, paymentSettled, type EventData, type payCheckout, type RequestOf } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { DomainError, OnEvent, requireActiveOwner, type EventMeta } from '@linkyard/service-kit';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPlacement, type Received } from './order-placement.js';
import { partsOf } from '../orders/parts-of.js';
import { online, PaymentMethods, type WayToPay } from '../products/payment-methods.js';
import { Payments, type PaymentState } from '../payments/payments.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { PurchaseLimits } from './purchase-limits.js';

interface PaymentOfOrder {
  ownerId: string;
  orderId: string;
  paymentId: string;
}
/** A checkout that can still be paid. */
const unpaid = trusted({ $in: ['open' as const, 'paying' as const] });

/** From a checkout to a paid order. The buyer's return, the provider's message and an order that costs nothing end in the same step. */
@Injectable()
export class CheckoutPayment {
  constructor(
    @Inject(CheckoutService) private readonly service: CheckoutService,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(OrderPlacement) private readonly orders: OrderPlacement,
    @Inject(PurchaseLimits) private readonly limits: PurchaseLimits,
    @Inject(OrdersRepository) private readonly stored: OrdersRepository,
    @Inject(PaymentMethods) private readonly methods: PaymentMethods,
    @Inject(Payments) private readonly payments: Payments,
  ) {}

  async orderOf({ userId, orderId }: Checkout): Promise<Order | null> {
    return orderId === null ? null : this.stored.findOne({ ownerId: userId, _id: orderId });
  }

  /** @throws DomainError core.not_found, checkout.expired, checkout.completed, checkout.method_not_offered, checkout.buyer_limit_reached, commerce.coupon_not_usable, payments.* */
  async pay({ publicId, provider: wanted }: RequestOf<typeof payCheckout>, now = new Date()): Promise<string> {
    // The buyer may have paid and closed the tab: the page of that payment takes nothing more.
    const checkout = await this.settle(publicId);
    if (checkout.state === 'completed') throw new DomainError('checkout.completed');
    if (checkout.paymentState === 'processing') throw new DomainError('payments.in_progress');
    if (checkout.state === 'expired' || checkout.expiresAt <= now) throw new DomainError('checkout.expired');
    // Nothing more is paid to an inactive seller, whatever was begun.
    requireActiveOwner(checkout.userId);
    const provider = await this.chosenFor(checkout, wanted);
    if (provider === 'offline') return this.placeOffline(checkout, now);
    await this.limits.prepare(checkout);
    const { userId: ownerId, currency, totals } = checkout;
    const order = await this.service.transaction(ownerId, () => this.ordered(checkout, now));
    const returnPath = `/checkout/${publicId}/return`;
    if (totals.total === 0) {
      await this.markPaid({ ownerId, orderId: order._id, amount: 0, currency, paymentId: null }, now);
      return `/thankyou?checkout=${publicId}`;
    }
    const [first] = checkout.lines;
    const { paymentId, redirectUrl, mode } = await this.payments.start({
      subject: { service: 'commerce', kind: 'order', id: order._id },
      ownerId,
      amount: totals.total,
      currency,
      parts: partsOf(checkout),
      ...(provider ? { provider } : {}),
      connectionIds: checkout.connectionIds ?? [],
      buyer: { email: checkout.buyer.email, name: checkout.buyer.name, locale: checkout.locale },
      description: first?.title ?? '',
      returnPath,
      cancelPath: `/checkout/${publicId}?payment=cancelled`,
      expiresAt: checkout.expiresAt,
      attribution: checkout.attribution,
      idempotencyKey: `order:${order._id}:${provider ?? 'default'}${afterFailure(checkout)}`,
    });
    if (mode !== order.mode) await this.stored.update({ ownerId, _id: order._id, paidAt: null }, { $set: { mode } });
    const begun = { paymentId, paymentState: 'open' } as const;
    const which = { ownerId, _id: checkout._id };
    const noted = await this.checkouts.update({ ...which, state: unpaid }, { $set: { state: 'paying', ...begun } });
    // One that has expired since names its payment too, which is closed with the order.
    if (!noted) await this.checkouts.update(which, { $set: begun });
    return redirectUrl;
  }

  /** The provider is asked; a repeat changes nothing. @throws DomainError core.not_found */
  async settle(publicId: string): Promise<Checkout> {
    const checkout = await this.service.get(publicId);
    const { userId: ownerId, paymentId, orderId } = checkout;
    if (checkout.state === 'completed' || paymentId === null || orderId === null) return checkout;
    const { state, mode, amount, currency, retryUrl } = await this.payments.settle(ownerId, paymentId);
    if (state === 'settled') await this.markPaid({ ownerId, orderId, amount, currency, paymentId, mode });
    else await this.note({ ownerId, orderId, paymentId }, retryUrl ? 'declined' : buyerState[state]);
    return this.service.get(publicId);
  }

  @OnEvent(paymentSettled, { id: 'payment-of-order-settled', oneAtATime: true })
  async onSettled(
    { subject, ownerId, amount, currency, paymentId, mode }: EventData<typeof paymentSettled>,
    _meta: EventMeta,
  ): Promise<void> {
    if (subject.kind === 'order')
      await this.orders.markPaid({ ownerId, orderId: subject.id, amount, currency, paymentId, mode });
  }

  /** The buyer may try again as long as the stock is held. */
  @OnEvent(paymentFailed, { id: 'payment-of-order-failed' })
  async onFailed(
    { subject, ownerId, paymentId, reason }: EventData<typeof paymentFailed>,
    _meta: EventMeta,
  ): Promise<void> {
    if (subject.kind === 'order')
      await this.note({ ownerId, orderId: subject.id, paymentId }, reason === 'cancelled' ? 'cancelled' : 'declined');
  }

  /**
   * The buyer begins again with other content: what was begun cannot be paid any more.
   * @throws DomainError checkout.completed, payments.in_progress while money of it may still arrive
   */
  async abandon(publicId: string): Promise<void> {
    const { state, paymentId, userId: ownerId } = await this.settle(publicId);
    if (state === 'completed') throw new DomainError('checkout.completed');
    if (paymentId === null) return;
    const closed = await this.payments.cancel(ownerId, paymentId);
    if (closed.state === 'authorized') throw new DomainError('payments.in_progress');
    if (closed.state === 'settled') throw new DomainError('checkout.completed');
  }

  /** An earlier payment of the order that was closed says nothing about the one under way. */
  private async note(of: PaymentOfOrder, paymentState: Checkout['paymentState']): Promise<void> {
    const state = paymentState === 'declined' || paymentState === 'cancelled' ? 'open' : 'paying';
    const isNoted = await this.checkouts.update({ ...of, state: unpaid }, { $set: { paymentState, state } });
    // One whose time is over stays expired. Its payment may arrive still.
    if (!isNoted) await this.checkouts.update({ ...of, state: 'expired' }, { $set: { paymentState } });
  }

  /** A buyer who comes back without paying finds the choice again. @returns undefined for what costs nothing, and for the default of the seller */
  private async chosenFor(checkout: Checkout, wanted?: WayToPay): Promise<WayToPay | undefined> {
    const { userId: ownerId, _id, totals } = checkout;
    const provider = totals.total === 0 ? undefined : await this.methodFor(checkout, wanted);
    if (provider) await this.checkouts.update({ ownerId, _id }, { $set: { provider } });
    return provider;
  }

  /** @returns undefined for the default of the seller */
  private async methodFor(
    { userId, methods, connectionIds = [], totals: { total: amount }, currency }: Checkout,
    wanted?: WayToPay,
  ): Promise<WayToPay | undefined> {
    const allowed = methods?.length ? methods : [...online];
    if (wanted && !allowed.includes(wanted)) throw new DomainError('checkout.method_not_offered');
    if (wanted || (online.every((method) => allowed.includes(method)) && !allowed.includes('offline'))) return wanted;
    const chosen = { methods: allowed, connectionIds };
    const usable = await this.methods.usableFor(userId, chosen, { amount, currency });
    const [first] = usable.methods;
    if (!first) throw new DomainError(usable.isAmountRefused ? 'payments.amount_refused' : 'payments.no_connection');
    return first;
  }

  /** The order waits for its seller. A payment that was begun before is closed first. */
  private async placeOffline(checkout: Checkout, now: Date): Promise<string> {
    const { userId: ownerId, _id, publicId } = checkout;
    if (checkout.paymentId !== null) await this.abandon(publicId);
    await this.limits.prepare(checkout);
    await this.service.transaction(ownerId, async () => {
      await this.orders.awaitPayment(await this.ordered(checkout, now));
      const $set = { state: 'completed', paymentState: 'offline' } as const;
      if (!(await this.checkouts.update({ ownerId, _id, state: unpaid }, { $set })))
        throw new DomainError('checkout.expired');
    });
    return `/thankyou?checkout=${publicId}`;
  }

  private async markPaid(received: Received, now?: Date): Promise<void> {
    await this.service.transaction(received.ownerId, () => this.orders.markPaid(received, now));
  }

  /** Within a transaction. */
  private async ordered(checkout: Checkout, now: Date): Promise<Order> {
    const { userId: ownerId, _id } = checkout;
    const before = await this.stored.findOne({ ownerId, checkoutId: _id });
    if (before) return before;
    await this.limits.claim(checkout, now);
    const order = await this.orders.place(checkout);
    const filter = { ownerId, _id, state: 'open' as const };
    const changed = await this.checkouts.update(filter, { $set: { orderId: order._id } });
    if (!changed) throw new DomainError('checkout.expired');
    return order;
  }
}

const buyerState: Record<Exclude<PaymentState, 'settled'>, Checkout['paymentState']> = {
  created: 'open',
  authorized: 'processing',
  declined: 'declined',
  error: 'declined',
  cancelled: 'cancelled',
};

/** After a payment that failed the next one is another payment; else a repeated request continues the same one. */
const afterFailure = ({ paymentId, paymentState }: Checkout): string =>
  paymentState === 'declined' || paymentState === 'cancelled' ? `:after:${paymentId}` : '';
