import { currencyExponent } from './currencies.js';

/** Sums beyond this are refused; up to it a number shows every minor unit. */
export const maxMinorAmount = 1e15;

/**
 * The most that one price, order, donation or refund may be, in minor units: twelve digits, as the largest charge of a provider has. A
 * thousand of them are still an amount.
 * @source docs.stripe.com/currencies "Minimum and maximum charge amounts"
 */
export const maxAmount = 999_999_999_999;

/** A sum that a reply can hold; larger ones, which no real business has, are shown as the largest. */
export const boundedAmount = (minor: number): number =>
  Number.isNaN(minor) ? 0 : Math.max(-maxMinorAmount, Math.min(maxMinorAmount, Math.round(minor)));

export const isMinorAmount = (value: number): boolean =>
  Number.isSafeInteger(value) && Math.abs(value) <= maxMinorAmount;

/**
 * Decimal text in major units ("12.30") to minor units, exactly.
 * @throws RangeError when the text is no amount or has more digits than the currency has
 */
export function toMinorUnits(major: string, currency: string): number {
  const exponent = currencyExponent(currency);
  const match = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(major.trim());
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > exponent) throw new RangeError(`"${major}" is not an amount in ${currency}`);
  const minor = Number(`${match[2]}${fraction.padEnd(exponent, '0')}`);
  if (minor > maxMinorAmount) throw new RangeError(`"${major}" is too large an amount in ${currency}`);
  // Avoids -0, which JSON and equality treat differently from 0.
  return match[1] && minor !== 0 ? -minor : minor;
}

/** Minor units as a decimal string in major units: (1230, 'EUR') → '12.30'. */
export function toMajorUnits(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
