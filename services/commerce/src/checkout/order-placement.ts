import { Injectable } from '@nestjs/common';
import { orderPaid, orderPlaced, type PaymentMode } from '@linkyard/contracts';
import { DomainError, Outbox } from '@linkyard/service-kit';
import { attention, noAttention } from '../orders/attention.js';
import type { Order } from '../orders/order.schema.js';
import { byProvider } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrdersService } from '../orders/orders.service.js';
import { searchWordOfNumber, searchWordsOf } from '../orders/search-words.js';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { placesOf } from '../products/bundle.js';
import { newPublicId } from '../products/product-fields.js';
import { ProductStats } from '../products/product-stats.js';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { orderLineOf } from './order-line.js';

export interface Received {
  ownerId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null for an order that costs nothing. */
  paymentId: string | null;
  /** Of the payment; without one the order keeps the mode that it was placed in. */
  mode?: PaymentMode | undefined;
  /** Who says so; the provider when missing. */
  by?: Order['stateHistory'][number]['by'];
}

/** What a checkout becomes: an order that waits for its money, and one that is paid. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly service: OrdersService,
    private readonly orders: OrdersRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly products: ProductsRepository,
    private readonly outbox: Outbox,
    private readonly stats: ProductStats,
    private readonly modes: SellerModes,
  ) {}

  /** The order of a checkout, pending until it is paid; within a transaction. @param products of its lines */
  async place({ _id, userId, ...checkout }: Checkout, products: readonly Product[], orderId: string): Promise<Order> {
    const { tenantId, lines, buyer, answers, buyerNote, coupon, attribution, locale, currency, totals } = checkout;
    return this.orders.insert(userId, {
      _id: orderId,
      tenantId,
      publicId: newPublicId(),
      checkoutId: _id,
      number: null,
      mode: await this.modes.modeWithoutProvider(userId),
      state: 'pending',
      paymentState: 'unpaid',
      fulfilmentState: 'pending',
      lines: lines.map((line) => orderLineOf(line, products.find((product) => product._id === line.productId) ?? null)),
      buyer,
      searchWords: searchWordsOf({ buyer, number: null }),
      addresses: { shipping: buyer.address, billing: '' },
      locale,
      currency,
      totals: { ...totals, paid: 0, refunded: 0 },
      isTaxReversed: checkout.isTaxReversed,
      coupon: { code: coupon.code, amount: totals.discount },
      answers,
      buyerNote: buyerNote ?? '',
      attribution: knownOf(attribution),
      isOffline: false,
      paymentId: null,
      refunds: [],
      duplicates: [],
      fulfilments: [],
      dispute: { state: null, at: null },
      notesInternal: [],
      needsAttention: noAttention,
      paidAt: null,
      receiptSentAt: null,
      stateHistory: [],
    });
  }

  /**
   * Makes an order paid, once; within a transaction. What cannot be fulfilled any more is left for the seller to decide, never refused:
   * the money has been taken.
   * @throws DomainError core.not_found
   */
  async markPaid(received: Received, now = new Date()): Promise<Order> {
    const { ownerId, orderId, amount, currency, paymentId, mode, by = byProvider } = received;
    const order = await this.service.get(ownerId, orderId);
    if (order.paidAt) return this.notePaidTwice(order, received);
    const checkout = existing(await this.checkouts.findOne({ ownerId, _id: order.checkoutId }));
    const isStocked = await this.sell(order, checkout.state !== 'expired');
    const isExact = amount === order.totals.total && currency === order.currency;
    const isReplaced = Boolean(checkout.replacedBy);
    const needsAttention = attentionOf({ isExact, isReplaced, isStocked });
    const number = await this.orders.nextNumber(ownerId);
    const $set = { paidAt: now, number, 'totals.paid': amount, paymentId, needsAttention, ...(mode ? { mode } : {}) };
    const also = { $set, $addToSet: { searchWords: searchWordOfNumber(number) } };
    const changed = await this.orders.changeStates(
      order,
      { state: 'paid', paymentState: 'paid' },
      { at: now, by, also },
    );
    await this.checkouts.update({ ownerId, _id: checkout._id }, { $set: { state: 'completed' } });
    await this.outbox.add(
      orderPaid,
      { ...toEventPayload(order), total: amount, currency },
      { tenantId: order.tenantId },
    );
    const counts = order.lines.map(({ productId, qty, total }) => ({
      ...{ productId, sales: qty, revenue: { amount: total, currency: order.currency } },
    }));
    await this.stats.add(ownerId, counts);
    return changed;
  }

  /** The order waits for its seller to say that the money has arrived; within a transaction. */
  async awaitPayment(order: Order): Promise<void> {
    await this.orders.update({ ownerId: order.userId, _id: order._id }, { $set: { isOffline: true } });
    await this.outbox.add(orderPlaced, toEventPayload(order), { tenantId: order.tenantId });
  }

  /** The buyer opened two payment pages and paid on both. */
  private async notePaidTwice(order: Order, { paymentId, amount }: Received): Promise<Order> {
    if (paymentId === null || order.paymentId === null || order.paymentId === paymentId) return order;
    return this.orders.noteDuplicate(order, { paymentId, amount, refunded: 0, isOpen: true });
  }

  /** @param isHeld false when the stock was given back before the money came: it is taken again where there is some */
  private async sell({ userId, lines }: Order, isHeld: boolean): Promise<boolean> {
    let isComplete = true;
    for (const line of lines)
      for (const place of placesOf(userId, line)) {
        const isReserved = isHeld || (await this.products.reserve(place, line.qty));
        const isSold = isReserved && (await this.products.sell(place, line.qty));
        if (!isSold) isComplete = false;
      }
    return isComplete;
  }
}

function attentionOf(paid: Record<'isExact' | 'isReplaced' | 'isStocked', boolean>): Order['needsAttention'] {
  const { isExact, isReplaced, isStocked } = paid;
  if (!isExact) return attention.amountDiffers;
  if (isReplaced) return attention.replaced;
  return isStocked ? noAttention : attention.outOfStock;
}

const toEventPayload = ({ _id: orderId, userId: ownerId, totals, currency, buyer: { name, email }, lines }: Order) => ({
  ...{ orderId, ownerId, total: totals.total, currency, buyer: { name, email } },
  products: lines.map(({ title }) => title),
});

/** Where the buyer came from, without what is not known. */
const knownOf = (attribution: Checkout['attribution']): Record<string, string> =>
  Object.fromEntries(Object.entries(attribution).flatMap(([name, value]) => (value ? [[name, value]] : [])));

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new DomainError('core.not_found');
  return found;
}
