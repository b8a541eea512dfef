import { currencyExponent } from './currencies.js';
import { toMajorUnits } from './units.js';

export interface AmountFormat {
  /** `symbol` €, `code` EUR, `none` the number alone. */
  show?: 'symbol' | 'code' | 'none';
  /** Leaves the decimals out of whole amounts: €5 rather than €5.00. */
  shortWhole?: boolean;
}

/**
 * An amount for a reader: the locale's order and separators, the decimals ISO gives the currency (Intl alone leaves
 * those of ISK, HUF or IDR out or adds them).
 * @param minor  minor units
 * @param locale a language tag; the default locale for anything else
 */
export function formatAmount(
  minor: number,
  currency: string,
  locale?: string,
  { show = 'symbol', shortWhole = false }: AmountFormat = {},
): string {
  const exponent = currencyExponent(currency);
  const digits = shortWhole && minor % 10 ** exponent === 0 ? 0 : exponent;
  const style =
    show === 'none'
      ? {}
      : ({ style: 'currency', currency, currencyDisplay: show === 'code' ? 'code' : 'symbol' } as const);
  return new Intl.NumberFormat(known(locale), {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(toMajorUnits(minor, currency)));
}

/** A browser may send `*` or anything else as its language: then the default locale is used. */
function known(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    // RangeError: not a language tag.
    return undefined;
  }
}
