import { currencyExponent, type Money } from '@linkyard/contracts';

/**
 * An amount for a reader: the locale's order and separators, the currency's own decimals (JPY none, KWD three).
 * @param money minor units and ISO code
 */
export function formatMoney(money: Money, locale?: string): string {
  const exponent = currencyExponent(money.currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(money.amount / 10 ** exponent);
}

/** 1234 → '1,234'; 12_900 → '12.9K' when compact. */
export function formatCount(count: number, options: { compact?: boolean; locale?: string } = {}): string {
  return new Intl.NumberFormat(
    options.locale,
    options.compact ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  ).format(count);
}
