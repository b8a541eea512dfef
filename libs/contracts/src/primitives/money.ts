import { taxParts, type TaxedTotals } from '@linkyard/money';
import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';

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

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, refusedAs('core.not_currency'));
/** An amount in minor units with its currency. Never a float. */
export const money = z.strictObject({ amount: z.int().min(-1e15).max(1e15), currency: currencyCode });
export type Money = z.infer<typeof money>;

/** A price as a person types it, in major units: "12.30". The service converts it once, by the product's currency. */
export const majorAmount = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, refusedAs('core.amount_format'));

/** The tax of an order in two parts: what is on top of its prices, and what they contain. */
export function taxPartsOf(totals: Readonly<Record<keyof TaxedTotals, Money>>): { added: Money; included: Money } {
  const { subtotal, discount, shipping, tax, total } = totals;
  const { added, included } = taxParts({
    ...{ subtotal: subtotal.amount, discount: discount.amount, shipping: shipping.amount },
    ...{ tax: tax.amount, total: total.amount },
  });
  return { added: { ...tax, amount: added }, included: { ...tax, amount: included } };
}
