import { Inject, Injectable } from '@nestjs/common';
import type { listOrders, RequestOf } from '@linkyard/contracts';
import { orderPaid } from '@linkyard/contracts';
import { containing, trusted } from '@linkyard/mongo';
import { DomainError, Outbox } from '@linkyard/service-kit';
import type { Checkout } from '../checkout/checkout.schema.js';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { newPublicId } from '../products/product-fields.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Order } from './order.schema.js';
import { OrdersRepository } from './orders.repository.js';

export interface Received {
  ownerId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: string;
}
type Attention = { code: string | null; text: string };
const nothingToDecide: Attention = { code: null, text: '' };

@Injectable()
export class OrdersService {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async list(ownerId: string, { page, listPerPage, searchTerm, sort, filters }: RequestOf<typeof listOrders>) {
    const { needsAttention, state, paymentState } = filters;
    const filter = {
      ownerId,
      state: state ?? trusted({ $nin: ['pending' as const, 'expired' as const] }),
      ...(paymentState ? { paymentState } : {}),
      ...(needsAttention ? { 'needsAttention.code': trusted({ $ne: null }) } : {}),
      ...(searchTerm ? { 'buyer.email': trusted(containing(searchTerm)) } : {}),
    };
    const by = sort ?? '-createdAt';
    const direction: 1 | -1 = by.startsWith('-') ? -1 : 1;
    const order: Record<string, 1 | -1> = { [by.replace('-', '')]: direction, _id: direction };
    const options = { sort: order, skip: (page - 1) * listPerPage, limit: listPerPage };
    const [found, total] = await Promise.all([this.orders.findMany(filter, options), this.orders.count(filter)]);
    return { found, total };
  }

  /** @throws DomainError core.not_found, also for another seller's */
  async get(ownerId: string, _id: string): Promise<Order> {
    return existing(await this.orders.findOne({ ownerId, _id }));
  }

  /** @throws DomainError core.not_found */
  async note(ownerId: string, _id: string, note: string): Promise<Order> {
    return existing(await this.orders.update({ ownerId, _id }, { $set: { notesInternal: note } }));
  }

  /** The order of a checkout, pending until it is paid; within a transaction. */
  async place({ _id, userId, tenantId, lines, buyer, locale, currency, totals }: Checkout): Promise<Order> {
    return this.orders.insert(userId, {
      tenantId,
      publicId: newPublicId(),
      checkoutId: _id,
      number: null,
      state: 'pending',
      paymentState: 'unpaid',
      fulfilmentState: 'pending',
      lines,
      buyer,
      locale,
      currency,
      totals: { ...totals, paid: 0, refunded: 0 },
      paymentId: null,
      notesInternal: '',
      needsAttention: nothingToDecide,
      paidAt: null,
      stateHistory: [],
    });
  }

  /**
   * Makes an order paid, once; within a transaction. What cannot be fulfilled any more is left for the seller to decide, never refused:
   * the money has been taken.
   * @throws DomainError core.not_found
   */
  async markPaid({ ownerId, orderId, amount, currency }: Received, now = new Date()): Promise<Order> {
    const order = await this.get(ownerId, orderId);
    if (order.paidAt) return order;
    const checkout = existing(await this.checkouts.findOne({ ownerId, _id: order.checkoutId }));
    const isStocked = await this.sell(order, checkout.state !== 'expired');
    const isExact = amount === order.totals.total && currency === order.currency;
    const needsAttention = attentionFor(isStocked, isExact);
    const changed = await this.orders.update(
      { ownerId, _id: orderId },
      {
        $set: {
          state: 'paid',
          paymentState: 'paid',
          paidAt: now,
          number: await this.orders.nextNumber(ownerId),
          'totals.paid': amount,
          needsAttention,
        },
        $push: {
          stateHistory: { from: order.state, to: 'paid', at: now, by: { kind: 'provider', id: '' }, reason: '' },
        },
      },
    );
    await this.checkouts.update({ ownerId, _id: checkout._id }, { $set: { state: 'completed' } });
    const about = { tenantId: order.tenantId };
    await this.outbox.add(orderPaid, { orderId, ownerId, total: amount, currency }, about);
    return existing(changed);
  }

  /** @param isHeld false when the stock was given back before the money came: it is taken again where there is some */
  private async sell({ userId, lines }: Order, isHeld: boolean): Promise<boolean> {
    let isComplete = true;
    for (const { productId, variantId, qty } of lines) {
      const place = { ownerId: userId, _id: productId, variantId };
      const isReserved = isHeld || (await this.products.reserve(place, qty));
      const isSold = isReserved && (await this.products.sell(place, qty));
      if (!isSold) isComplete = false;
    }
    return isComplete;
  }
}

function attentionFor(isStocked: boolean, isExact: boolean): Attention {
  if (!isExact) return { code: 'amount_differs', text: 'Another amount was paid than this order costs.' };
  if (!isStocked) return { code: 'out_of_stock', text: 'This was paid, but there is not enough left of it.' };
  return nothingToDecide;
}

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new DomainError('core.not_found');
  return found;
}
