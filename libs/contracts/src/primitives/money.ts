import { z } from 'zod';

const zeroDecimal = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const threeDecimal = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Digits after the decimal sign: JPY 0, KWD 3, else 2. @source models.md 0, quality.md "Stripe amounts" */
export function currencyExponent(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.has(currency)) return 0;
  return threeDecimal.has(currency) ? 3 : 2;
}

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code.');
/** An amount in minor units with its currency. Never a float. */
export const money = z.strictObject({ amount: z.int().min(-1e15).max(1e15), currency: currencyCode });
export type Money = z.infer<typeof money>;

/**
 * Major units as typed ("12.30") to minor units, exactly.
 * @throws RangeError when the text is no amount or has more digits than the currency knows
 */
export function toMinorUnits(major: string, currency: string): number {
  const exponent = currencyExponent(currency);
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(major.trim());
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > exponent) throw new RangeError(`"${major}" is not an amount in ${currency}`);
  const minor = Number(`${match[2]}${fraction.padEnd(exponent, '0')}`);
  return match[1] ? -minor : minor;
}

/** Minor units as a decimal string in major units: (1230, 'EUR') → '12.30'. */
export function toMajorUnits(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
