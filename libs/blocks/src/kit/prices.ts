import { type Money, toMajorUnits } from '@linkyard/contracts';
import { numberFormat } from '@linkyard/languages/formats';

/** An amount as its readers write it; whole amounts without their zeros. */
export function priceText({ amount, currency }: Money, locale: string): string {
  const major = Number(toMajorUnits(amount, currency));
  const digits = Number.isInteger(major) ? { minimumFractionDigits: 0 } : {};
  return numberFormat(locale, { style: 'currency', currency, ...digits }).format(major);
}
