import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { Coupon } from '../coupons/coupon.schema.js';
import { CouponsRepository } from '../coupons/coupons.repository.js';
import { UsableCoupon } from './usable-coupon.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { Product } from '../products/product.schema.js';
import { BuyerCounter } from './buyer-counter.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';

type Lines = readonly { productId: string; qty: number }[];

/** Limits that an order must keep when it is placed: several checkouts can begin before the first is paid. */
@Injectable()
export class PurchaseLimits {
  constructor(
    private readonly counter: BuyerCounter,
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrdersRepository,
    private readonly coupons: CouponsRepository,
    private readonly usable: UsableCoupon,
  ) {}

  /**
   * Checks the limits per buyer, and counts the use of the coupon; within the transaction that places the order.
   * @throws DomainError checkout.buyer_limit_reached, commerce.coupon_not_usable
   */
  async claim(checkout: Checkout, products: readonly Product[], now: Date): Promise<void> {
    await this.checkBuyer(checkout, products.filter(isLimited), now);
    const { couponId, code } = checkout.coupon;
    // The second of two buyers of the last use is refused.
    if (couponId !== null && !(await this.coupons.use(checkout.userId, code, now)))
      throw new DomainError('commerce.coupon_not_usable');
  }

  /** Before the transaction of `claim`. @param products of all lines */
  async prepare(checkout: Checkout, products: readonly Product[]): Promise<void> {
    if (products.some(isLimited) || (await this.limitedCoupon(checkout)))
      await this.counter.prepare(checkout.userId, checkout.buyer.email);
  }

  private async checkBuyer(checkout: Checkout, products: readonly Product[], now: Date): Promise<void> {
    const { userId: ownerId, buyer } = checkout;
    const coupon = await this.limitedCoupon(checkout);
    if (products.length === 0 && !coupon) return;
    await this.counter.increment(ownerId, buyer.email);
    const pending = await this.payableOrders(checkout, now);
    for (const { _id, limits } of products) {
      const bought = await this.orders.bought(ownerId, _id, buyer.email);
      const ordered = qtyOf(
        _id,
        pending.flatMap(({ lines }) => lines),
      );
      if (bought + ordered + qtyOf(_id, checkout.lines) > limits.perBuyer)
        throw new DomainError('checkout.buyer_limit_reached');
    }
    if (!coupon) return;
    const used = await this.usable.timesUsed(ownerId, coupon.code, buyer.email);
    const inUse = pending.filter((order) => order.coupon.code === coupon.code).length;
    if (used + inUse >= coupon.perBuyerLimit) throw new DomainError('commerce.coupon_not_usable');
  }

  private async limitedCoupon({ userId: ownerId, coupon: { couponId } }: Checkout): Promise<Coupon | null> {
    if (couponId === null) return null;
    return this.coupons.findOne({ ownerId, _id: couponId, perBuyerLimit: trusted({ $gt: 0 }) });
  }

  /** The buyer's orders that are not paid and may be: their checkout has not expired, or their money is on its way. */
  private async payableOrders({ userId: ownerId, buyer: { email } }: Checkout, now: Date): Promise<Order[]> {
    const pending = await this.orders.findMany({ ownerId, 'buyer.email': email, state: 'pending' });
    if (pending.length === 0) return [];
    const payable = await this.checkouts.findMany({
      ownerId,
      _id: trusted({ $in: pending.map(({ checkoutId }) => checkoutId) }),
      $or: [
        // Placed, to be paid offline.
        { state: 'completed' as const },
        { paymentState: 'processing' as const },
        { state: trusted({ $in: ['open' as const, 'paying' as const] }), expiresAt: trusted({ $gt: now }) },
      ],
    });
    const ids = new Set(payable.map(({ _id }) => _id));
    return pending.filter(({ checkoutId }) => ids.has(checkoutId));
  }
}

const isLimited = ({ limits }: Product) => limits.perBuyer > 0;
const qtyOf = (productId: string, lines: Lines): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.qty : 0), 0);
