import { allocate, percentOf, percentWithin } from '@linkyard/money';

export interface PricedItem {
  productId: string;
  /** Minor units, from the catalogue. */
  unitPrice: number;
  qty: number;
}
/** An item of an order with the tax of its own category. */
export interface TaxedItem extends PricedItem {
  taxRate?: OrderTax;
}
export interface OrderCoupon {
  code: string;
  kind: 'percent' | 'amount' | 'freeShipping';
  /** A percentage, or minor units of the order's currency. */
  value: number;
  /** Empty for every product. */
  productIds: readonly string[];
}
export interface OrderShipping {
  /** Minor units. */
  amount: number;
  /** Shipping is free from this discounted subtotal on; null for never. */
  freeOver: number | null;
  /** None where the seller taxes no shipping. */
  taxRate?: OrderTax | undefined;
}
export interface OrderTax {
  percent: number;
  /** Whether prices include it. */
  isIncluded: boolean;
}
export interface PricedLine extends PricedItem {
  discount: number;
  tax: number;
  /** What the buyer pays for the line. */
  total: number;
}
export interface OrderTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}
export interface PricedOrder {
  lines: PricedLine[];
  totals: OrderTotals;
}

const sum = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);

/**
 * Prices of an order, in minor units of one currency. A discount in percent and the tax are rounded half up per line; an amount off is
 * shared by the lines it applies to and never exceeds them. The tax of shipping is rounded by itself.
 * @param options.tax of items without a rate of their own
 * @source models.md 6 "Rules"
 */
export function priceOrder(
  items: readonly TaxedItem[],
  {
    coupon,
    shipping,
    tax,
  }: { coupon?: OrderCoupon | null; shipping?: OrderShipping | null; tax?: OrderTax | null } = {},
): PricedOrder {
  const discounts = discountsOf(items, coupon ?? null);
  const lines = items.map((item, index) => pricedLine(item, discounts[index] ?? 0, tax ?? null));
  const subtotal = sum(items.map(grossOf));
  const discount = sum(discounts);
  const shippingCost = shippingOf(shipping ?? null, subtotal - discount, coupon?.kind === 'freeShipping');
  const shippingTax = taxed(shippingCost, shipping?.taxRate ?? null);
  const totals = {
    subtotal,
    discount,
    shipping: shippingCost,
    tax: sum(lines.map((line) => line.tax)) + shippingTax.tax,
    total: sum(lines.map((line) => line.total)) + shippingTax.total,
  };
  return { lines, totals };
}

const grossOf = ({ unitPrice, qty }: PricedItem) => unitPrice * qty;

function discountsOf(items: readonly PricedItem[], coupon: OrderCoupon | null): number[] {
  const applies = ({ productId }: PricedItem) =>
    coupon !== null && (coupon.productIds.length === 0 || coupon.productIds.includes(productId));
  const discountable = items.map((item) => (applies(item) ? grossOf(item) : 0));
  const most = sum(discountable);
  if (!coupon || coupon.kind === 'freeShipping' || most === 0) return items.map(() => 0);
  if (coupon.kind === 'amount') return allocate(Math.min(coupon.value, most), discountable);
  return discountable.map((amount) => Math.min(amount, percentOf(amount, coupon.value)));
}

function pricedLine({ taxRate, ...item }: TaxedItem, discount: number, standard: OrderTax | null): PricedLine {
  const tax = taxRate ?? standard;
  const net = grossOf(item) - discount;
  return { ...item, discount, ...taxed(net, tax) };
}

function taxed(price: number, rate: OrderTax | null): { tax: number; total: number } {
  if (!rate) return { tax: 0, total: price };
  const tax = rate.isIncluded ? percentWithin(price, rate.percent) : percentOf(price, rate.percent);
  return { tax, total: rate.isIncluded ? price : price + tax };
}

function shippingOf(shipping: OrderShipping | null, goods: number, isFree: boolean): number {
  if (!shipping || isFree) return 0;
  return shipping.freeOver !== null && goods >= shipping.freeOver ? 0 : shipping.amount;
}
