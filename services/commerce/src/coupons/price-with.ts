import { DomainError } from '@linkyard/service-kit';
import { priceOrder, type PricedItem, type PricedOrder } from '../checkout/price-order.js';
import type { Coupon } from './coupon.schema.js';

/**
 * Prices of an order with a coupon, before shipping and tax. The minimum counts what the coupon applies to.
 * @param lines of one currency, in minor units
 * @throws DomainError commerce.coupon_not_usable when no line is in its reach, commerce.coupon_below_minimum
 */
export function priceWith(
  coupon: Pick<Coupon, 'code' | 'kind' | 'value' | 'currency' | 'minSubtotal' | 'productIds'>,
  lines: readonly (PricedItem & { currency: string })[],
): PricedOrder {
  const isReached = ({ productId }: PricedItem) =>
    coupon.productIds.length === 0 || coupon.productIds.includes(productId);
  const reached = lines.filter(isReached);
  const namesMoney = coupon.kind === 'amount' || coupon.minSubtotal !== null;
  const isForeign = namesMoney && lines.some(({ currency }) => currency !== coupon.currency);
  if (reached.length === 0 || isForeign) throw new DomainError('commerce.coupon_not_usable');
  const subtotal = reached.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0);
  if (subtotal < (coupon.minSubtotal ?? 0)) throw new DomainError('commerce.coupon_below_minimum');
  const items = lines.map(({ productId, unitPrice, qty }) => ({ productId, unitPrice, qty }));
  return priceOrder(items, { coupon });
}
