import { currencyExponent, type Money } from '@linkyard/contracts';
import { numberFormat } from '@linkyard/languages/formats';
import { currentLanguage, perLanguage } from '../language/language.js';

/**
 * An amount for a reader in the language of the app: its order and separators, the currency's own decimals (JPY none, KWD three).
 * @param money minor units and ISO code
 */
export function formatMoney(money: Money, locale = currentLanguage()): string {
  const exponent = currencyExponent(money.currency);
  return numberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(money.amount / 10 ** exponent);
}

/** 1234 → '1,234'; 12_900 → '12.9K' when compact. */
export function formatCount(count: number, options: { compact?: boolean; locale?: string } = {}): string {
  return numberFormat(
    options.locale ?? currentLanguage(),
    options.compact ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  ).format(count);
}

/** 1.25 → '1.3', '1,3' in German. */
export const formatDecimal = (value: number, digits = 1): string =>
  numberFormat(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** What stands before the decimals in the language of the app. */
export const decimalSign: () => string = perLanguage(
  () =>
    numberFormat(currentLanguage(), { numberingSystem: 'latn' })
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.',
);
