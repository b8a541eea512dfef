import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { reason } from '@linkyard/contracts';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CouponGuesses } from '../coupons/coupon-guesses.js';
import type { CouponProblem } from '../coupons/coupon-reach.js';
import type { Coupon } from '../coupons/coupon.schema.js';
import { CouponsRepository } from '../coupons/coupons.repository.js';

const notCounted = ['pending', 'expired', 'cancelled'] as const;

/** Coupons as buyers use them. */
@Injectable()
export class UsableCoupon {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly orders: OrdersRepository,
    private readonly guesses: CouponGuesses,
  ) {}

  /**
   * @param email empty when not known yet: the limit per buyer is checked once it is
   * @param isOwn its buyer has a use of it already
   * @throws DomainError core.rate_limited where codes are being guessed
   */
  async find(
    ownerId: string,
    code: string,
    { email, isOwn, network }: { email: string; isOwn: boolean; network: string },
    now: Date,
  ): Promise<Coupon | CouponProblem> {
    await this.guesses.requirePatience(ownerId, network);
    const coupon = await (isOwn
      ? this.coupons.findRunning(ownerId, code, now)
      : this.coupons.findUsable(ownerId, code, now));
    if (!coupon) {
      await this.guesses.noteWrong(ownerId, network);
      return { problem: reason('commerce.coupon_not_valid') };
    }
    if (coupon.perBuyerLimit > 0 && email !== '') {
      const used = await this.timesUsed(ownerId, coupon.code, email);
      if (used >= coupon.perBuyerLimit) return { problem: reason('commerce.coupon_used') };
    }
    return coupon;
  }

  /** In how many paid orders of a buyer. @param code upper case */
  async timesUsed(ownerId: string, code: string, email: string): Promise<number> {
    const state = trusted({ $nin: [...notCounted] });
    return this.orders.count({ ownerId, 'coupon.code': code, 'buyer.email': email, state });
  }
}
