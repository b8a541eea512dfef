import { taxParts, type TaxedTotals } from '@linkyard/money';
import { z } from 'zod';

export {
  canCharge,
  chargeStep,
  coverFee,
  currencyExponent,
  feeRate,
  formatAmount,
  leastCharge,
  maxAmount,
  minimumDonation,
  parseAmount,
  type TypedAmount,
  priceStep,
  roundingStep,
  takesCurrency,
  toMajorUnits,
  toMinorUnits,
} from '@linkyard/money';

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, /*i18n*/ 'Use a three-letter currency code.');
/** An amount in minor units with its currency. Never a float. */
export const money = z.strictObject({ amount: z.int().min(-1e15).max(1e15), currency: currencyCode });
export type Money = z.infer<typeof money>;

/** The tax of an order in two parts: what is on top of its prices, and what they contain. */
export function taxPartsOf(totals: Readonly<Record<keyof TaxedTotals, Money>>): { added: Money; included: Money } {
  const { subtotal, discount, shipping, tax, total } = totals;
  const { added, included } = taxParts({
    ...{ subtotal: subtotal.amount, discount: discount.amount, shipping: shipping.amount },
    ...{ tax: tax.amount, total: total.amount },
  });
  return { added: { ...tax, amount: added }, included: { ...tax, amount: included } };
}
