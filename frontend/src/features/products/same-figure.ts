import { currencyExponent } from '@linkyard/contracts';

/** Minor units of the same figure in another currency: 12.30 EUR becomes 12.30 KWD, and 12 JPY, which has no decimals. */
export function sameFigure(amount: number | null, from: string, to: string): number | null {
  const factor = 10 ** (currencyExponent(to) - currencyExponent(from));
  return amount === null ? null : Math.round(amount * factor);
}
