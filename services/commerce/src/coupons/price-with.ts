import { roundingStep } from '@linkyard/money';
import { DomainError } from '@linkyard/service-kit';
import {
  priceOrder,
  type OrderShipping,
  type PricedItem,
  type PricedOrder,
  type TaxedItem,
} from '../pricing/price-order.js';
import type { Coupon } from './coupon.schema.js';

/**
 * Prices of an order with a coupon. The minimum counts what the coupon applies to.
 * @param lines of one currency, in minor units
 * @throws DomainError commerce.coupon_not_usable when no line is in its reach, commerce.coupon_below_minimum
 */
export function priceWith(
  coupon: Pick<Coupon, 'code' | 'kind' | 'value' | 'currency' | 'minSubtotal' | 'productIds'>,
  lines: readonly (TaxedItem & { currency: string })[],
  shipping: OrderShipping | null = null,
): PricedOrder {
  const isReached = ({ productId }: PricedItem) =>
    coupon.productIds.length === 0 || coupon.productIds.includes(productId);
  const reached = lines.filter(isReached);
  const namesMoney = coupon.kind === 'amount' || coupon.minSubtotal !== null;
  const isForeign = namesMoney && lines.some(({ currency }) => currency !== coupon.currency);
  if (reached.length === 0 || isForeign) throw new DomainError('commerce.coupon_not_usable');
  const subtotal = reached.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0);
  if (subtotal < (coupon.minSubtotal ?? 0)) throw new DomainError('commerce.coupon_below_minimum');
  const items = lines.map(({ currency: _currency, ...item }) => item);
  return priceOrder(items, { coupon, shipping, step: roundingStep(lines[0]?.currency ?? coupon.currency) });
}
