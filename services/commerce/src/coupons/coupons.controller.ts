import { Controller } from '@nestjs/common';
import {
  addUpdateCoupon,
  deleteCoupons,
  idsOf,
  listCoupons,
  listOf,
  toggleCoupon,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { moneyOf } from '../currencies/money-of.js';
import type { Coupon } from './coupon.schema.js';
import { CouponsService } from './coupons.service.js';

@Controller()
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  @Handles(listCoupons)
  async list(request: RequestOf<typeof listCoupons>, ctx: UserCtx) {
    const { found, total } = await this.coupons.list(ctx, request);
    return listOf(found.map(presentCoupon), total, request);
  }

  @Handles(addUpdateCoupon)
  async save(request: RequestOf<typeof addUpdateCoupon>, ctx: UserCtx) {
    return presentCoupon(await this.coupons.save(ctx, request));
  }

  @Handles(toggleCoupon)
  async toggle({ _id, status }: RequestOf<typeof toggleCoupon>, ctx: UserCtx) {
    return this.coupons.toggle(ctx, _id, status);
  }

  @Handles(deleteCoupons)
  async delete(request: RequestOf<typeof deleteCoupons>, ctx: UserCtx) {
    return { ids: await this.coupons.delete(ctx, idsOf(request)) };
  }
}

function presentCoupon({ value, minSubtotal, ...coupon }: Coupon) {
  const { kind, currency } = coupon;
  return {
    ...coupon,
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? moneyOf(value, currency) : null,
    minSubtotal: minSubtotal === null ? null : moneyOf(minSubtotal, currency),
  };
}
