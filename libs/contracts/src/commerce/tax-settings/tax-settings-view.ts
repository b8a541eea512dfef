import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { line } from '../../primitives/index.js';
import { countryCode } from '../checkout/wanted.js';

const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d+)?$/, refusedAs('commerce.not_tax_rate'))
  .regex(/^[^.]*(\.\d{1,3})?$/, refusedAs('commerce.tax_rate_too_fine'))
  .refine((value) => Number(value) > 0, refusedAs('commerce.tax_rate_not_positive'));

/** The rate of a country for products of a tax category. An empty country is every other one, an empty category every other one. */
export const taxRate = z.strictObject({ country: countryCode, category: line(40).default(''), percent });

/** What a seller charges. Whether prices include it is said by each product. @source models.md 6 */
export const taxSettings = z.strictObject({
  rates: z
    .array(taxRate)
    .max(300)
    .refine(
      (rates) => new Set(rates.map(({ country, category }) => `${country}:${category}`)).size === rates.length,
      refusedAs('commerce.tax_rate_repeated'),
    ),
  /** The seller's own, for receipts. */
  vatId: line(20).default(''),
  /** Whether buyers may give theirs. */
  asksVatId: z.boolean().default(false),
  /** Businesses of another EU country with a valid VAT ID pay no tax; they owe it themselves. */
  reverseCharge: z.boolean().default(false),
  /** Whether shipping bears the tax of its country. It is within the price where the prices of all products are. */
  taxesShipping: z.boolean().default(false),
});
export type TaxSettings = z.output<typeof taxSettings>;
