import { toMajorUnits, type addUpdateCoupon, type CouponView, type RequestInput } from '@linkyard/contracts';
import { momentOfReadersInput, readersInput } from '../../../shared/time/zoned-input.js';
import { sameFigure } from '../same-figure.js';

/** A coupon as the form edits it; names are those of the API. */
export type CouponValues = {
  code: string;
  kind: CouponView['kind'];
  percent: number | null;
  /** Minor units. */
  amount: number | null;
  currency: string;
  startsAt: string;
  endsAt: string;
  usageLimit: number;
  perBuyerLimit: number;
  minSubtotal: number | null;
  productIds: string[];
};

export const emptyCoupon = (currency: string): CouponValues => ({
  code: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  currency,
  startsAt: '',
  endsAt: '',
  usageLimit: 0,
  perBuyerLimit: 0,
  minSubtotal: null,
  productIds: [],
});

export const couponValues = (coupon: CouponView): CouponValues => ({
  code: coupon.code,
  kind: coupon.kind,
  percent: coupon.percent,
  amount: coupon.amount?.amount ?? null,
  currency: coupon.currency,
  startsAt: readersInput(coupon.startsAt),
  endsAt: readersInput(coupon.endsAt),
  usageLimit: coupon.usageLimit,
  perBuyerLimit: coupon.perBuyerLimit,
  minSubtotal: coupon.minSubtotal?.amount ?? null,
  productIds: [...coupon.productIds],
});

/** The same figures in another currency. */
export const couponInCurrency = (values: CouponValues, currency: string): CouponValues => ({
  ...values,
  currency,
  amount: sameFigure(values.amount, values.currency, currency),
  minSubtotal: sameFigure(values.minSubtotal, values.currency, currency),
});

type Request = RequestInput<typeof addUpdateCoupon>;

/** @param saved  the coupon that is changed; null makes a new one */
export function couponRequest(values: CouponValues, saved: Pick<CouponView, '_id' | 'rev'> | null): Request {
  const { percent, amount, minSubtotal, startsAt, endsAt, ...same } = values;
  const major = (minor: number | null) => (minor === null ? '' : toMajorUnits(minor, values.currency));
  const value = { percent: percent === null ? '' : String(percent), amount: major(amount), freeShipping: '' };
  return {
    ...same,
    ...(saved ? { _id: saved._id, rev: saved.rev } : {}),
    value: value[values.kind],
    minSubtotal: major(minSubtotal),
    startsAt: momentOfReadersInput(startsAt),
    endsAt: momentOfReadersInput(endsAt),
  };
}
