/** Minor units of one currency, or of an order's sums. */
export interface TaxedTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

/**
 * The tax of an order in two parts: what is on top of its prices, and what they contain. Products of both kinds can be in one order.
 * Subtotal, discount, shipping and the added tax make the total.
 */
export function taxParts({ subtotal, discount, shipping, tax, total }: TaxedTotals): {
  added: number;
  included: number;
} {
  const added = total - (subtotal - discount + shipping);
  return { added, included: tax - added };
}
