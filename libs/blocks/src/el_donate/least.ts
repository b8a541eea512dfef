import { currencyExponent, leastCharge, minimumDonation, type DonationItem } from '@linkyard/contracts';
import { codeOf, type DonateContent } from './schema.js';

/** The least that this block takes, in major units: its own minimum, the currency's or the provider's. */
export function leastOf(
  { currency, minimum }: Pick<DonateContent, 'currency' | 'minimum'>,
  provider: DonationItem['provider'],
): number {
  const code = codeOf(currency);
  const least = Math.max(minimumDonation(code), leastCharge(provider, code));
  return Math.max(minimum, least / 10 ** currencyExponent(code));
}
