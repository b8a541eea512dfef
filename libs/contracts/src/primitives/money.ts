import { z } from 'zod';

export {
  coverFee,
  currencyExponent,
  feeRate,
  formatAmount,
  minimumDonation,
  toMajorUnits,
  toMinorUnits,
} from '@linkyard/money';

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, /*i18n*/ 'Use a three-letter currency code.');
/** An amount in minor units with its currency. Never a float. */
export const money = z.strictObject({ amount: z.int().min(-1e15).max(1e15), currency: currencyCode });
export type Money = z.infer<typeof money>;
