import { i18n } from '@lingui/core';
import { canCharge, currencyExponent, parseAmount, type DonationItem } from '@linkyard/contracts';
import { codeOf, type DonateContent } from './schema.js';

export interface RefusedAmount {
  text: string;
  /** `uncharged`: no provider charges such an amount. */
  why: 'invalid' | 'tooSmall' | 'uncharged';
}
interface ReadAmounts {
  /** Major units, in ascending order, each once. */
  amounts: number[];
  /** The last of those that were left out; null when all were taken. */
  refused: RefusedAmount | null;
}

/** Reads amounts as a person types them. @param providers that take the donations; empty while none is connected */
export function readAmounts(
  typed: readonly string[],
  { currency, minimum }: Pick<DonateContent, 'currency' | 'minimum'>,
  providers: readonly DonationItem['provider'][],
): ReadAmounts {
  const code = codeOf(currency);
  const read = typed.map((text) => readAmount(text, code, minimum, providers));
  const amounts = read.flatMap((one) => (typeof one === 'number' ? [one] : []));
  return {
    amounts: [...new Set(amounts)].sort((one, other) => one - other),
    refused: read.findLast((one) => typeof one !== 'number') ?? null,
  };
}

/** Major units, or why it is left out. */
function readAmount(
  text: string,
  currency: string,
  minimum: number,
  providers: readonly DonationItem['provider'][],
): number | RefusedAmount {
  const read = parseAmount(text, currency, i18n.locale);
  if (read.kind !== 'amount') return { text, why: 'invalid' };
  const amount = read.minor / 10 ** currencyExponent(currency);
  if (amount < minimum) return { text, why: 'tooSmall' };
  const isCharged = providers.length === 0 || providers.some((provider) => canCharge(provider, read.minor, currency));
  // A block keeps two decimals.
  return isCharged && Math.round(amount * 100) / 100 === amount ? amount : { text, why: 'uncharged' };
}
