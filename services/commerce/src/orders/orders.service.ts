import { Inject, Injectable } from '@nestjs/common';
import type { listOrders, RequestOf } from '@linkyard/contracts';
import { orderPaid, orderPlaced } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { DomainError, Outbox } from '@linkyard/service-kit';
import type { Checkout } from '../checkout/checkout.schema.js';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { newPublicId } from '../products/product-fields.js';
import { SellerZones } from '../locales/seller-zones.js';
import { ProductStats } from '../products/product-stats.js';
import { ProductsRepository } from '../products/products.repository.js';
import { attention, noAttention } from './attention.js';
import type { Order } from './order.schema.js';
import { placesOf } from '../products/bundle.js';
import { isCounted } from '../products/stock.js';
import { orderLineOf } from './order-line.js';
import { byProvider } from './order-states.js';
import { OrdersRepository } from './orders.repository.js';
import { foundBy, searchWordOfNumber, searchWordsOf, soughtBy } from './search-words.js';

export interface Received {
  ownerId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null for an order that costs nothing. */
  paymentId: string | null;
  /** Who says so; the provider when missing. */
  by?: Order['stateHistory'][number]['by'];
}
/** Counting takes the longer the more there is: so far, and some pages further than is shown. */
const countedTo = 1_000;
const pagesAhead = 10;
/** Counting ends at the first limit that a word stays below; words beyond the last are equally common. */
const comparedTo = [2_000, 100_000];

@Injectable()
export class OrdersService {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(SellerZones) private readonly zones: SellerZones,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(ProductStats) private readonly stats: ProductStats,
  ) {}

  async list(ownerId: string, { page, listPerPage, searchTerm, sort, filters }: RequestOf<typeof listOrders>) {
    const first = searchTerm && (await this.rarestWord(ownerId, searchTerm));
    const filter = { ...(await this.filterOf(ownerId, filters)), ...(searchTerm ? foundBy(searchTerm, first) : {}) };
    const by = sort ?? '-createdAt';
    const direction: 1 | -1 = by.startsWith('-') ? -1 : 1;
    const order: Record<string, 1 | -1> = { [by.replace('-', '')]: direction, _id: direction };
    const options = { sort: order, skip: (page - 1) * listPerPage, limit: listPerPage };
    const most = Math.max(countedTo, (page + pagesAhead) * listPerPage);
    const [rows, counted] = await Promise.all([
      this.orders.findMany(filter, options),
      this.orders.count(filter, most + 1),
    ]);
    return { found: rows, total: Math.min(counted, most), hasMore: counted > most };
  }

  /** What the filters and the search of a table mean. */
  async filterOf(ownerId: string, filters: RequestOf<typeof listOrders>['filters'], searchTerm?: string) {
    const days = await this.zones.span(ownerId, filters);
    const placed = days ? { createdAt: trusted(days) } : {};
    return { ownerId, ...narrowed(filters), ...placed, ...(searchTerm ? foundBy(searchTerm) : {}) };
  }

  /** Of several words the database would look up any, also one that most of the orders have. */
  private async rarestWord(ownerId: string, term: string): Promise<string | undefined> {
    const { words } = soughtBy(term);
    if (words.length < 2) return undefined;
    for (const limit of comparedTo) {
      const counts = await Promise.all(words.map((word) => this.orders.count({ ownerId, searchWords: word }, limit)));
      const least = Math.min(...counts);
      if (least < limit) return words[counts.indexOf(least)];
    }
    return words[0];
  }

  /** @throws DomainError core.not_found, also for another seller's */
  async get(ownerId: string, _id: string): Promise<Order> {
    return existing(await this.orders.findOne({ ownerId, _id }));
  }

  /** The lines of which something is counted in stock now. */
  async countedLines({ userId: ownerId, lines }: Order): Promise<string[]> {
    const placesOfLines = lines.map(({ id, ...line }) => ({ id, places: placesOf(ownerId, line) }));
    const ids = [...new Set(placesOfLines.flatMap(({ places }) => places.map(({ _id }) => _id)))];
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return placesOfLines.flatMap(({ id, places }) => (places.some((place) => isCounted(products, place)) ? [id] : []));
  }

  /** @throws DomainError core.not_found */
  async note(ownerId: string, _id: string, note: string): Promise<Order> {
    return existing(await this.orders.update({ ownerId, _id }, { $set: { notesInternal: note } }));
  }

  /** The order of a checkout, pending until it is paid; within a transaction. */
  async place({ _id, userId, ...checkout }: Checkout): Promise<Order> {
    const { tenantId, lines, buyer, answers, buyerNote, coupon, attribution, locale, currency, totals } = checkout;
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const products = await this.products.findMany({ ownerId: userId, _id: trusted({ $in: ids }) });
    return this.orders.insert(userId, {
      tenantId,
      publicId: newPublicId(),
      checkoutId: _id,
      number: null,
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
      notesInternal: '',
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
    const { ownerId, orderId, amount, currency, paymentId, by = byProvider } = received;
    const order = await this.get(ownerId, orderId);
    if (order.paidAt) return this.notePaidTwice(order, received);
    const checkout = existing(await this.checkouts.findOne({ ownerId, _id: order.checkoutId }));
    const isStocked = await this.sell(order, checkout.state !== 'expired');
    const isExact = amount === order.totals.total && currency === order.currency;
    const isReplaced = Boolean(checkout.replacedBy);
    const needsAttention = attentionOf({ isExact, isReplaced, isStocked });
    const number = await this.orders.nextNumber(ownerId);
    const $set = { paidAt: now, number, 'totals.paid': amount, paymentId, needsAttention };
    const also = { $set, $addToSet: { searchWords: searchWordOfNumber(number) } };
    const changed = await this.orders.changeStates(
      order,
      { state: 'paid', paymentState: 'paid' },
      { at: now, by, also },
    );
    await this.checkouts.update({ ownerId, _id: checkout._id }, { $set: { state: 'completed' } });
    await this.outbox.add(orderPaid, { ...announced(order), total: amount, currency }, { tenantId: order.tenantId });
    const counts = order.lines.map(({ productId, qty, total }) => ({
      ...{ productId, sales: qty, revenue: { amount: total, currency: order.currency } },
    }));
    await this.stats.add(ownerId, counts);
    return changed;
  }

  /** The order waits for its seller to say that the money has arrived; within a transaction. */
  async awaitPayment(order: Order): Promise<void> {
    await this.orders.update({ ownerId: order.userId, _id: order._id }, { $set: { isOffline: true } });
    await this.outbox.add(orderPlaced, announced(order), { tenantId: order.tenantId });
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

function narrowed({ needsAttention, state, paymentState, productId }: RequestOf<typeof listOrders>['filters']) {
  return {
    ...(state
      ? { state }
      : {
          $nor: [
            { state: 'expired' as const, ...unnoticed },
            { ...unpaidOnline, ...unnoticed },
          ],
        }),
    ...(paymentState ? { paymentState } : {}),
    ...(needsAttention
      ? { $or: [{ 'needsAttention.code': trusted({ $ne: null }) }, { 'duplicates.isOpen': true }] }
      : {}),
    ...(productId ? { 'lines.productId': productId } : {}),
  };
}

const unnoticed = { 'needsAttention.code': null };
/** There is nothing for the seller to do: the buyer is at the provider, or came back without paying. */
const unpaidOnline = { state: 'pending' as const, isOffline: trusted({ $ne: true }) };

function attentionOf(paid: Record<'isExact' | 'isReplaced' | 'isStocked', boolean>): Order['needsAttention'] {
  const { isExact, isReplaced, isStocked } = paid;
  if (!isExact) return attention.amountDiffers;
  if (isReplaced) return attention.replaced;
  return isStocked ? noAttention : attention.outOfStock;
}

const announced = ({ _id: orderId, userId: ownerId, totals, currency, buyer: { name, email }, lines }: Order) => ({
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
