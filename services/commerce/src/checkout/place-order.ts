import { Injectable } from '@nestjs/common';
import { newId, trusted } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Product } from '../products/product.schema.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService, unpaid } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import type { MethodOfOrder } from './choose-method.js';
import { OrderPlacement } from './order-placement.js';
import { PurchaseLimits } from './purchase-limits.js';

/** Writes the order of a checkout, once, in one transaction with what its method makes of it. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly service: CheckoutService,
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly limits: PurchaseLimits,
    private readonly placement: OrderPlacement,
  ) {}

  /**
   * What costs nothing is paid, what is paid offline waits for its seller, and the rest waits for its payment.
   * @throws DomainError checkout.expired, checkout.buyer_limit_reached, commerce.coupon_not_usable
   */
  async place(checkout: Checkout, method: MethodOfOrder, now: Date): Promise<Order> {
    const { userId: ownerId, _id, currency, lines } = checkout;
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: productIds }) });
    await this.limits.prepare(checkout, products);
    return this.service.transaction(ownerId, async () => {
      const order = await this.placed(checkout, products, now);
      const nothing = { ownerId, orderId: order._id, amount: 0, currency, paymentId: null };
      if (method === 'free') await this.placement.markPaid(nothing, now);
      if (method !== 'offline') return order;
      await this.placement.awaitPayment(order);
      const completed = { state: 'completed', paymentState: 'offline' } as const;
      if (!(await this.checkouts.update({ ownerId, _id, state: unpaid }, { $set: completed })))
        throw new DomainError('checkout.expired');
      return order;
    });
  }

  /** The checkout names its order first, so that of two requests at once one places it. */
  private async placed(checkout: Checkout, products: readonly Product[], now: Date): Promise<Order> {
    const { userId: ownerId, _id: checkoutId } = checkout;
    const orderId = newId();
    const open = { ownerId, _id: checkoutId, state: 'open' as const, orderId: null };
    if (!(await this.checkouts.update(open, { $set: { orderId } }))) {
      const before = await this.orders.findOne({ ownerId, checkoutId });
      if (!before) throw new DomainError('checkout.expired');
      return before;
    }
    await this.limits.claim(checkout, products, now);
    return this.placement.place(checkout, products, orderId);
  }
}
