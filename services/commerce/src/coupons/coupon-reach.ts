import { reason, type Reason } from '@linkyard/contracts';
import type { Product } from '../products/product.schema.js';
import type { Coupon } from './coupon.schema.js';

type Chosen = Pick<Product, '_id' | 'shipping'> & { checkout: Pick<Product['checkout'], 'couponsAllowed'> };
export type CouponProblem = { problem: Reason };
const noCoupons: CouponProblem = { problem: reason('commerce.no_coupons') };
const allowsCoupons = ({ checkout }: Chosen): boolean => checkout.couponsAllowed;

/** Null where some product allows coupons. */
export const couponsRefusedBy = (products: readonly Chosen[]): CouponProblem | null =>
  products.some(allowsCoupons) ? null : noCoupons;

/** The coupon for the products of an order that allow coupons: it discounts no other item. */
export function couponWithinReach(coupon: Coupon, products: readonly Chosen[]): Coupon | CouponProblem {
  const allowing = products.filter(allowsCoupons).map(({ _id }) => _id);
  const { productIds } = coupon;
  const reached = productIds.length === 0 ? allowing : productIds.filter((id) => allowing.includes(id));
  if (!isShippingInReach(coupon, products)) return noCoupons;
  if (reached.length === 0) return { problem: reason('commerce.coupon_not_usable') };
  return { ...coupon, productIds: reached };
}

/** An order has one price for shipping, so it is free only where everything that is sent allows coupons. */
const isShippingInReach = ({ kind }: Coupon, products: readonly Chosen[]): boolean =>
  kind !== 'freeShipping' || products.every((product) => !product.shipping.required || allowsCoupons(product));
