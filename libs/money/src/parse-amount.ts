import { currencyExponent } from './currencies.js';
import { toMinorUnits } from './units.js';

const spaces = /[\s\u00A0\u202F\u2009]/g;
const directionMarks = /[\u061C\u200E\u200F]/g;

interface Separators {
  decimal: string;
  group: string;
  digits: readonly string[];
}

function separatorsOf(locale: string | undefined): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const typeOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const digit = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: typeOf('decimal') ?? '.',
    group: typeOf('group') ?? ',',
    digits: Array.from({ length: 10 }, (_, index) => digit.format(index)),
  };
}

/** Digits of the locale become 0-9; every kind of space and apostrophe becomes one. */
function plain(text: string, digits: readonly string[]): string {
  return [...text.replace(directionMarks, '')]
    .map((character) => (digits.includes(character) ? String(digits.indexOf(character)) : character))
    .join('')
    .replace(spaces, ' ')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .trim();
}

/** Thousands, or the Indian 12,34,567. */
const isGrouped = (text: string, group: string): boolean => {
  const [first = '', ...rest] = text.split(group);
  const last = rest.at(-1);
  if (last === undefined) return /^\d+$/.test(first);
  return /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && rest.every((part) => /^\d{2,3}$/.test(part));
};

/** "12,50" typed where a comma groups: it cannot group here, so it is the decimal sign. */
function decimalOf(text: string, { decimal, group }: Separators): string {
  const index = text.indexOf(group);
  const isOther = !text.includes(decimal) && /^[.,]$/.test(group) && index >= 0 && text.lastIndexOf(group) === index;
  return isOther && text.length - index - 1 !== 3 ? group : decimal;
}

/**
 * An amount as a person types it: "1.234,50" in German, "1,234.50" in English, with or without the currency's code or
 * symbol and with spaces or apostrophes between thousands.
 * @returns minor units, or null when the text is no amount in this currency; it never guesses away extra decimals
 */
export function parseAmount(text: string, currency: string, locale?: string): number | null {
  const separators = separatorsOf(locale);
  const typed = plain(text, separators.digits);
  const symbols = [currency, symbolOf(currency, locale, 'symbol'), symbolOf(currency, locale, 'narrowSymbol')];
  const bare = symbols.reduce((rest, symbol) => withoutSymbol(rest, plain(symbol, [])), typed);
  const [, sign = '', number = ''] = /^([-+]?) ?([\d.,' ٫٬]+)$/.exec(bare) ?? [];
  const decimal = decimalOf(number, separators);
  const [whole = '', fraction, ...more] = number.split(decimal);
  if (more.length > 0) return null;
  const group = [separators.group, ' ', "'"].map((one) => plain(one, []) || ' ').find((one) => whole.includes(one));
  if (group !== undefined && !isGrouped(whole, group)) return null;
  const digits = group === undefined ? whole : whole.replaceAll(group, '');
  return minorOf(`${sign === '-' ? '-' : ''}${digits}`, fraction, currency);
}

function minorOf(whole: string, fraction: string | undefined, currency: string): number | null {
  const isShort = fraction === undefined || fraction.length <= currencyExponent(currency);
  if (!/^-?\d{1,15}$/.test(whole) || !isShort || (fraction !== undefined && !/^\d*$/.test(fraction))) return null;
  try {
    return toMinorUnits(fraction ? `${whole}.${fraction}` : whole, currency);
  } catch {
    // Larger than an amount may be.
    return null;
  }
}

function withoutSymbol(text: string, symbol: string): string {
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length).trim();
  const upper = rest.toUpperCase();
  const wanted = symbol.toUpperCase();
  if (upper.startsWith(wanted)) return `${sign}${rest.slice(symbol.length).trim()}`;
  return upper.endsWith(wanted) ? `${sign}${rest.slice(0, -symbol.length).trim()}` : text;
}

function symbolOf(currency: string, locale: string | undefined, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
