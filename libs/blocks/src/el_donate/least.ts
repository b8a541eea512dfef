import { currencyExponent, minimumDonation } from '@linkyard/contracts';
import { codeOf, type DonateContent } from './schema.js';

/** The least that this block takes, in major units: its own minimum, or the currency's. */
export function leastOf({ currency, minimum }: Pick<DonateContent, 'currency' | 'minimum'>): number {
  const code = codeOf(currency);
  return Math.max(minimum, minimumDonation(code) / 10 ** currencyExponent(code));
}
