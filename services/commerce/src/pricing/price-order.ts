import { allocate, percentOf, percentWithin, roundHalfUp } from '@linkyard/money';

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
 * @param options.step minor units that the total is to be a multiple of, as prices are: discounts and added taxes are rounded to it
 * @source models.md 6 "Rules"
 */
export function priceOrder(
  items: readonly TaxedItem[],
  {
    coupon,
    shipping,
    tax,
    step = 1,
  }: { coupon?: OrderCoupon | null; shipping?: OrderShipping | null; tax?: OrderTax | null; step?: number } = {},
): PricedOrder {
  const discounts = discountsOf(items, coupon ?? null, step);
  const lines = items.map((item, index) => pricedLine(item, discounts[index] ?? 0, { standard: tax ?? null, step }));
  const subtotal = sum(items.map(grossOf));
  const discount = sum(discounts);
  const shippingCost = shippingOf(shipping ?? null, subtotal - discount, coupon?.kind === 'freeShipping');
  const shippingTax = taxed(shippingCost, shipping?.taxRate ?? null, step);
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

function discountsOf(items: readonly PricedItem[], coupon: OrderCoupon | null, step: number): number[] {
  const applies = ({ productId }: PricedItem) =>
    coupon !== null && (coupon.productIds.length === 0 || coupon.productIds.includes(productId));
  const discountable = items.map((item) => (applies(item) ? grossOf(item) : 0));
  const most = sum(discountable);
  if (!coupon || coupon.kind === 'freeShipping' || most === 0) return items.map(() => 0);
  if (coupon.kind === 'amount') return shares(Math.min(coupon.value, most), discountable, step);
  // What is left of the line is the multiple.
  const percentage = (amount: number) => percentOf(amount, coupon.value, { step, rest: amount % step });
  return discountable.map((amount) => Math.max(0, Math.min(amount, percentage(amount))));
}

/** Of an amount off, in multiples of the step where the lines are. */
function shares(value: number, lines: readonly number[], step: number): number[] {
  if (lines.some((amount) => amount % step !== 0)) return allocate(value, lines);
  const inSteps = lines.map((amount) => amount / step);
  return allocate(roundHalfUp(value, { step }) / step, inSteps).map((share) => share * step);
}

function pricedLine(
  { taxRate, ...item }: TaxedItem,
  discount: number,
  { standard, step }: { standard: OrderTax | null; step: number },
): PricedLine {
  const net = grossOf(item) - discount;
  return { ...item, discount, ...taxed(net, taxRate ?? standard, step) };
}

/** An included tax changes no total, so it stays exact. */
function taxed(price: number, rate: OrderTax | null, step: number): { tax: number; total: number } {
  if (!rate) return { tax: 0, total: price };
  if (rate.isIncluded) return { tax: percentWithin(price, rate.percent), total: price };
  const tax = Math.max(0, percentOf(price, rate.percent, { step, rest: (step - (price % step)) % step }));
  return { tax, total: price + tax };
}

function shippingOf(shipping: OrderShipping | null, goods: number, isFree: boolean): number {
  if (!shipping || isFree) return 0;
  return shipping.freeOver !== null && goods >= shipping.freeOver ? 0 : shipping.amount;
}
