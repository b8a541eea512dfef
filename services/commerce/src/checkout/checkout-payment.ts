import { Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPlacement, type Received } from './order-placement.js';
import { partsOf } from '../orders/parts-of.js';
import { Payments, type PaymentState } from '../payments/payments.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService, unpaid } from './checkout.service.js';
import type { MethodOfOrder } from './choose-method.js';
import { CheckoutsRepository } from './checkouts.repository.js';

interface PaymentOfOrder {
  ownerId: string;
  orderId: string;
  paymentId: string;
}
/** What becomes of the payment of an order. The buyer's return and the provider's message end in the same step. */
@Injectable()
export class CheckoutPayment {
  constructor(
    private readonly service: CheckoutService,
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrderPlacement,
    private readonly stored: OrdersRepository,
    private readonly payments: Payments,
  ) {}

  /** Leads to the payment page of an order. A repeated request continues the same payment. @throws DomainError payments.* */
  async begin(checkout: Checkout, order: Order, method: Exclude<MethodOfOrder, 'free' | 'offline'>): Promise<string> {
    const { userId: ownerId, _id, publicId, currency, totals } = checkout;
    const [first] = checkout.lines;
    const { paymentId, redirectUrl, mode } = await this.payments.start({
      subject: { service: 'commerce', kind: 'order', id: order._id },
      ownerId,
      amount: totals.total,
      currency,
      parts: partsOf(checkout),
      ...(method === 'default' ? {} : { provider: method }),
      connectionIds: checkout.connectionIds ?? [],
      buyer: { email: checkout.buyer.email, name: checkout.buyer.name, locale: checkout.locale },
      description: first?.title ?? '',
      returnPath: `/checkout/${publicId}/return`,
      cancelPath: `/checkout/${publicId}?payment=cancelled`,
      expiresAt: checkout.expiresAt,
      attribution: checkout.attribution,
      idempotencyKey: `order:${order._id}:${method}${afterFailure(checkout)}`,
    });
    if (mode !== order.mode) await this.stored.update({ ownerId, _id: order._id, paidAt: null }, { $set: { mode } });
    const begun = { paymentId, paymentState: 'open' } as const;
    const which = { ownerId, _id };
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
  async note(of: PaymentOfOrder, paymentState: Checkout['paymentState']): Promise<void> {
    const state = paymentState === 'declined' || paymentState === 'cancelled' ? 'open' : 'paying';
    const isNoted = await this.checkouts.update({ ...of, state: unpaid }, { $set: { paymentState, state } });
    // One whose time is over stays expired. Its payment may arrive still.
    if (!isNoted) await this.checkouts.update({ ...of, state: 'expired' }, { $set: { paymentState } });
  }

  /** The return and the event of one payment follow one another, so that the second one finds the order paid. */
  private async markPaid(received: Received): Promise<void> {
    const { ownerId, orderId: _id, paymentId } = received;
    await this.service.inTurn(ownerId, async (transaction) => {
      const order = await this.stored.findOne({ ownerId, _id });
      if (!order?.paidAt || order.paymentId !== paymentId) await transaction(() => this.orders.markPaid(received));
    });
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
