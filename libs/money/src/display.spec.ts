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
    ['1 234,50 €', 'EUR', 'fr-FR', 123450],
    ["1'234.50", 'CHF', 'de-CH', 123450],
    ['12,34,567.5', 'INR', 'en-IN', 123456750],
    ['12,50', 'USD', 'en-US', 1250],
    ['1.5', 'EUR', 'de-DE', 150],
    ['1.234', 'EUR', 'de-DE', 123400],
    ['$5', 'USD', 'en-US', 500],
    ['-5.00 usd', 'USD', 'en-US', -500],
    ['١٢٫٥', 'EGP', 'ar-EG', 1250],
    ['7.', 'USD', 'en-US', 700],
    ['.5', 'USD', 'en-US', null],
    ['1200', 'JPY', 'ja-JP', 1200],
    ['12.5', 'JPY', 'ja-JP', null],
    ['1.234', 'KWD', 'en-US', 1234],
    ['1.2345', 'USD', 'en-US', null],
    ['1,23,4.5', 'USD', 'en-US', null],
    ['1.2.3', 'USD', 'en-US', null],
    ['1e3', 'USD', 'en-US', null],
    ['five', 'USD', 'en-US', null],
    ['', 'USD', 'en-US', null],
    ['9999999999999999', 'USD', 'en-US', null],
  ] as const)('%p %s in %s is %p', (text, currency, locale, expected) => {
    expect(parseAmount(text, currency, locale)).toBe(expected);
  });

  it('is read back as it was shown, in every currency and locale', () => {
    const anyAmount = fc.integer({ min: -1e12, max: 1e12 });
    const shown = fc.constantFrom('symbol', 'code', 'none');
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...locales),
        shown,
        (minor, currency, locale, show) => {
          const text = formatAmount(minor, currency, locale, { show });
          expect([text, parseAmount(text, currency, locale)]).toEqual([text, minor]);
        },
      ),
      { numRuns: 1_000 },
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
