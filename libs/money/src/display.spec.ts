import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currencyCodes, currencyExponent } from './currencies.js';
import { formatAmount } from './format-amount.js';
import { minimumDonation } from './minimum-donation.js';
import { parseAmount } from './parse-amount.js';

const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'ja-JP', 'pl-PL', 'es-ES', 'pt-BR', 'fa-IR'];

describe('an amount for a reader', () => {
  it.each([
    [123450, 'EUR', 'de-DE', {}, '1.234,50 €'],
    [123450, 'USD', 'en-US', {}, '$1,234.50'],
    [1200, 'JPY', 'ja-JP', {}, '￥1,200'],
    [1234, 'KWD', 'en-US', {}, 'KWD 1.234'],
    [99900, 'HUF', 'en-US', {}, 'HUF 999.00'],
    [500, 'USD', 'en-US', { shortWhole: true }, '$5'],
    [550, 'USD', 'en-US', { shortWhole: true }, '$5.50'],
    [500, 'EUR', 'en-US', { show: 'code' }, 'EUR 5.00'],
    [500, 'EUR', 'en-US', { show: 'none' }, '5.00'],
  ] as const)('%i %s in %s %j is %s', (minor, currency, locale, format, expected) => {
    expect(formatAmount(minor, currency, locale, format).replace(/[\u00A0\u202F]/g, ' ')).toBe(expected);
  });
});

describe('an amount as typed', () => {
  it.each([
    ['1.234,50', 'EUR', 'de-DE', 123450],
    ['1,234.50', 'USD', 'en-US', 123450],
    ['1,000.50', 'EUR', 'de', 100050],
    ['1.000,50', 'EUR', 'en', 100050],
    ['1 234,50 €', 'EUR', 'fr-FR', 123450],
    ["1'234.50", 'CHF', 'de-CH', 123450],
    ['1’234.50', 'CHF', 'en', 123450],
    ['12,34,567.5', 'INR', 'en-IN', 123456750],
    ['1.234.567', 'EUR', 'en', 123456700],
    ['12,50', 'USD', 'en-US', 1250],
    ['1,5', 'EUR', 'en', 150],
    ['1.5', 'EUR', 'de-DE', 150],
    ['1.000', 'EUR', 'de-DE', 100000],
    ['1,000', 'EUR', 'en', 100000],
    ['1.234', 'EUR', 'de-DE', 123400],
    ['1234.500', 'EUR', 'en', 123450],
    ['0.500', 'EUR', 'en', 50],
    ['$5', 'USD', 'en-US', 500],
    ['$12', 'USD', 'de', 1200],
    ['$ 12', 'CAD', 'en', 1200],
    ['5,00 €', 'EUR', 'en', 500],
    ['€5', 'EUR', 'de', 500],
    ['EUR 5', 'EUR', 'de', 500],
    ['5 eur', 'EUR', 'de', 500],
    ['5 Euro', 'EUR', 'de', 500],
    ['12.-', 'CHF', 'de-CH', 1200],
    ['12,-', 'EUR', 'de', 1200],
    ['12,– €', 'EUR', 'de', 1200],
    ['Fr. 12.50', 'CHF', 'de-CH', 1250],
    ['49 kr.', 'DKK', 'en', 4900],
    ['-5.00 usd', 'USD', 'en-US', -500],
    ['−5', 'USD', 'en-US', -500],
    ['+5', 'USD', 'en-US', 500],
    ['١٢٫٥', 'EGP', 'ar-EG', 1250],
    ['١٢٣', 'USD', 'en', 12300],
    ['۱۲۳', 'USD', 'en', 12300],
    ['१२३', 'INR', 'hi', 12300],
    ['１２．５０', 'EUR', 'ja', 1250],
    ['￥１，２００', 'JPY', 'ja', 1200],
    ['7.', 'USD', 'en-US', 700],
    ['.5', 'USD', 'en-US', 50],
    [',5', 'EUR', 'de', 50],
    ['1200', 'JPY', 'ja-JP', 1200],
    ['1,000', 'JPY', 'de', 1000],
    ['12.00', 'JPY', 'en', 12],
    ['1.234', 'KWD', 'en-US', 1234],
    ['\u200e12\u00a0000,00\u00a0', 'EUR', 'fr', 1200000],
    ['9999999999.99', 'USD', 'en', 999_999_999_999],
  ] as const)('%p %s in %s is %p', (text, currency, locale, minor) => {
    expect(parseAmount(text, currency, locale)).toEqual({ kind: 'amount', minor });
  });

  it.each([
    ['', 'EUR', 'en', { kind: 'empty' }],
    [' \u00a0', 'EUR', 'en', { kind: 'empty' }],
    ['12.5', 'JPY', 'ja-JP', { kind: 'tooFine', exponent: 0 }],
    ['1.2345', 'USD', 'en-US', { kind: 'tooFine', exponent: 2 }],
    ['1.234', 'USD', 'en-US', { kind: 'tooFine', exponent: 2 }],
    ['0.005', 'EUR', 'en', { kind: 'tooFine', exponent: 2 }],
    ['1.000', 'EUR', 'en', { kind: 'ambiguous', readings: [100_000, 100] }],
    ['1,000', 'EUR', 'de', { kind: 'ambiguous', readings: [100_000, 100] }],
    ['1,250', 'KWD', 'en', { kind: 'ambiguous', readings: [1_250_000, 1_250] }],
    ['10000000000.00', 'USD', 'en', { kind: 'tooLarge' }],
    ['999,999,999,999.99', 'USD', 'en', { kind: 'tooLarge' }],
    ...[
      ...[
        '1,23,4.5',
        '1.2.3',
        '1e3',
        '1E3',
        '1k',
        'five',
        '12 50',
        '1.234 567,00',
        '1,234.567.8',
        '12 USD 5',
        '$',
        '-',
      ],
      ...['£5', '5 EUR', '(5)', '5%', '12.-5', '--5', '1/2', '12²', 'NaN', 'Infinity', '0x10', '1_000', '9'.repeat(65)],
    ].map((text) => [text, 'USD', 'en', { kind: 'invalid' }] as const),
  ] as const)('%p %s in %s is no amount that can be taken: %j', (text, currency, locale, expected) => {
    expect(parseAmount(text, currency, locale)).toEqual(expected);
  });

  it('is read back as it was shown, in every currency and locale', () => {
    const anyAmount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    const shown = fc.constantFrom('symbol', 'code', 'none');
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...locales),
        shown,
        (minor, currency, locale, show) => {
          const text = formatAmount(minor, currency, locale, { show });
          const read = parseAmount(text, currency, locale);
          // "KWD 1,250.000" has decimals, 1.250 in German could be both and is asked about.
          expect([text, read]).toEqual([text, { kind: 'amount', minor }]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('reads or refuses any text, at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.constantFrom(...locales), (text, locale) => {
        const read = parseAmount(text, 'EUR', locale);
        if (read.kind === 'amount') expect(Number.isSafeInteger(read.minor)).toBe(true);
      }),
    );
  });
});

describe('the least donation', () => {
  it.each([
    ['USD', 500],
    ['JPY', 500],
    ['KWD', 2000],
  ])('in %s is %i', (currency, minor) => {
    expect(minimumDonation(currency)).toBe(minor);
  });

  it('is 5 where a currency has two decimals', () => {
    for (const code of currencyCodes) if (currencyExponent(code) === 2) expect(minimumDonation(code)).toBe(500);
  });
});

it.each(['*', 'not a tag', ''])('an amount is shown in the default locale where the language is %j', (locale) => {
  expect(formatAmount(500, 'EUR', locale)).toBe(formatAmount(500, 'EUR'));
});
