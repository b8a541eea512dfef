import { currencyExponent } from './currencies.js';
import { maxAmount } from './units.js';

/** What a person typed where an amount is asked for. */
export type TypedAmount =
  | { kind: 'empty' }
  /** Minor units; negative where a minus was typed. */
  | { kind: 'amount'; minor: number }
  /** More decimals than the currency has. */
  | { kind: 'tooFine'; exponent: number }
  /** More than an amount may be. */
  | { kind: 'tooLarge' }
  /** "1.000" where a point separates decimals: one, or a thousand. Minor units of both. */
  | { kind: 'ambiguous'; readings: readonly [number, number] }
  | { kind: 'invalid' };

/** Longer texts are no amounts. */
const maxLength = 64;
/** The digit 0 of the scripts that people write numbers in; the others follow it. */
const zeros = [
  0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66, 0x0e_50,
  0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0x18_10, 0xff_10,
];
const marks: Readonly<Record<string, string>> = {
  ...{ '，': ',', '、': ',', '．': '.', '。': '.', '－': '-', '＋': '+', '￥': '¥', '＄': '$' },
  ...{
    '−': '-',
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '´': "'",
    '`': "'",
    '′': "'",
    '＇': "'",
  },
};
/** How currencies are written besides what the language data calls them. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AED: ['Dhs', 'Dh'],
  CHF: ['SFr.', 'SFr', 'Fr.', 'Fr'],
  CZK: ['Kč'],
  DKK: ['kr.', 'kr'],
  EUR: ['Euros', 'Euro'],
  GBP: ['GB£'],
  HUF: ['Ft'],
  INR: ['Rs.', 'Rs'],
  ISK: ['kr.', 'kr'],
  JPY: ['円', 'Yen'],
  NOK: ['kr.', 'kr'],
  PLN: ['zł', 'zl'],
  RON: ['lei', 'leu'],
  SEK: ['kr.', 'kr'],
  TRY: ['TL'],
  TWD: ['NT$'],
  CNY: ['元', 'RMB'],
};

/** Digits of other scripts become 0-9, every kind of space, apostrophe and dash becomes one of it. */
function plain(text: string): string {
  return [...text.replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? (marks[character] ?? character) : String(code - zero);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function signsOf(currency: string, locale: string | undefined): string[] {
  const named = [locale, 'en', 'de'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
      return parts.find(({ type }) => type === 'currency')?.value ?? currency;
    }),
  );
  const all = [currency, ...(aliases[currency] ?? []), ...named].map(plain);
  return [...new Set(all)].sort((one, other) => other.length - one.length);
}

/** Without the code or the symbol of its currency, before or behind the number. */
function withoutCurrency(text: string, signs: readonly string[]): string {
  const upper = text.toUpperCase();
  for (const sign of signs) {
    const wanted = sign.toUpperCase();
    const signed = /^[-+] ?/.exec(text)?.[0] ?? '';
    if (upper.startsWith(wanted, signed.length))
      return `${signed.trim()}${text.slice(signed.length + sign.length).trim()}`;
    if (upper.endsWith(wanted)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** Thousands, or the Indian 12,34,567. */
function isGrouped(parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.at(-1) ?? '';
  return /^[1-9]\d{0,2}$/.test(first) && /^\d{3}$/.test(last) && rest.every((part) => /^\d{2,3}$/.test(part));
}

function groupSignOf(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567);
  const sign = plain(parts.find(({ type }) => type === 'group')?.value ?? '');
  return sign === '٬' ? ',' : sign;
}

interface Split {
  whole: string;
  fraction: string;
}

/** A point or comma that separates three digits from one to three others: of thousands, or of decimals. */
const eitherWay = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** @param group sign between thousands in the reader's language */
function read(number: string, exponent: number, group: string): TypedAmount {
  const [, before = '', sign, after = ''] = eitherWay.exec(number) ?? [];
  if (!sign) {
    const parts = split(number);
    return parts ? minorOf(parts, exponent) : { kind: 'invalid' };
  }
  const grouped = minorOf({ whole: `${before}${after}`, fraction: '' }, exponent);
  const decimal = minorOf({ whole: before, fraction: after }, exponent);
  const isGroup = sign === group;
  if (exponent === 0 || (isGroup && exponent < 3)) return grouped;
  if ((!isGroup && exponent >= 3) || decimal.kind !== 'amount') return decimal;
  return grouped.kind === 'amount' ? { kind: 'ambiguous', readings: [grouped.minor, decimal.minor] } : decimal;
}

/** A number whose signs can be read in one way only. */
function split(number: string): Split | null {
  // Arabic has signs of its own.
  const [whole = '', fraction, ...more] = number.split('٫');
  if (fraction !== undefined) return more.length > 0 ? null : joined(whole, fraction);
  const points = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  const isPoint = commas === 0 || (points > 0 && number.lastIndexOf('.') > number.lastIndexOf(','));
  const isDecimal = (isPoint ? points : commas) === 1;
  if (!isDecimal) return points > 0 && commas > 0 ? null : joined(number, '');
  const index = number.lastIndexOf(isPoint ? '.' : ',');
  return joined(number.slice(0, index), number.slice(index + 1));
}

/** With the signs between thousands taken out, where they are of one kind and in their places. */
function joined(typed: string, fraction: string): Split | null {
  const whole = typed === '' && fraction !== '' ? '0' : typed;
  if (!/^\d*$/.test(fraction)) return null;
  if (/^\d+$/.test(whole)) return { whole, fraction };
  const signs = new Set(whole.replace(/\d/g, ''));
  const [sign] = signs;
  if (signs.size !== 1 || sign === undefined) return null;
  const parts = whole.split(sign);
  return isGrouped(parts) ? { whole: parts.join(''), fraction } : null;
}

function minorOf({ whole, fraction }: Split, exponent: number): TypedAmount {
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > exponent) return { kind: 'tooFine', exponent };
  const minor = Number(`${whole}${digits.padEnd(exponent, '0')}`);
  return minor > maxAmount ? { kind: 'tooLarge' } : { kind: 'amount', minor };
}

/**
 * An amount as a person types it, wherever one is asked for: "1.234,50 €", "$1,234.50", "1'234.50", "١٢٣", "12.-". Other digits, signs
 * between thousands and the currency's own code or symbol are read; a different currency, exponents and words are not.
 * A single point or comma before three digits separates thousands where it does so in the reader's language or the currency has no
 * decimals. It is never guessed: what could be one and a thousand is `ambiguous`.
 * @param locale of the reader; the default locale for anything that is no language tag
 */
export function parseAmount(text: string, currency: string, locale?: string): TypedAmount {
  if (text.length > maxLength) return { kind: 'invalid' };
  const typed = plain(text);
  if (typed === '') return { kind: 'empty' };
  const language = knownLocale(locale);
  const bare = withoutCurrency(typed, signsOf(currency, language));
  const [, sign = '', rest = ''] = /^([-+]?) ?(.*)$/.exec(bare) ?? [];
  // "12.-" and "12,--" are whole amounts in Switzerland and Germany.
  const number = rest.replace(/^([\d' .,]*\d)[.,]-{1,2}$/, '$1');
  if (!/^[\d.,'٫٬ ]*\d[\d.,'٫٬ ]*$/.test(number)) return { kind: 'invalid' };
  return signed(sign, read(number, currencyExponent(currency), groupSignOf(language)));
}

function signed(sign: string, read: TypedAmount): TypedAmount {
  if (sign !== '-') return read;
  if (read.kind === 'ambiguous') return { kind: 'invalid' };
  // Avoids -0, which JSON and equality treat differently from 0.
  return read.kind === 'amount' && read.minor !== 0 ? { kind: 'amount', minor: -read.minor } : read;
}

/** A browser may send `*` or anything else as its language: then the default locale is used. */
function knownLocale(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    // RangeError: not a language tag.
    return undefined;
  }
}
