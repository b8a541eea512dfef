import { afterEach, describe, expect, it } from '@jest/globals';
import { activateLanguage } from '../language/language.js';
import { decimalSign, formatCount, formatDecimal, formatMoney } from './money.js';

afterEach(() => activateLanguage('en'));

describe('amounts and counts', () => {
  it('are written in the language of the app', () => {
    activateLanguage('de');
    expect(formatMoney({ amount: 123456, currency: 'EUR' })).toBe('1.234,56\u00a0€');
    expect(formatCount(1234567)).toBe('1.234.567');
    expect(formatDecimal(1.25)).toBe('1,3');
    expect(decimalSign()).toBe(',');
    activateLanguage('en');
    expect(formatMoney({ amount: 123456, currency: 'EUR' })).toBe('€1,234.56');
  });
});

describe('formatMoney', () => {
  it('uses the decimals of the currency, not of the locale', () => {
    expect(formatMoney({ amount: 123456, currency: 'USD' }, 'en-US')).toBe('$1,234.56');
    expect(formatMoney({ amount: 500, currency: 'JPY' }, 'en-US')).toBe('¥500');
    expect(formatMoney({ amount: 1234, currency: 'KWD' }, 'en-US').replace(/\s/u, ' ')).toBe('KWD 1.234');
  });

  it('keeps the sign', () => {
    expect(formatMoney({ amount: -100, currency: 'EUR' }, 'en-US')).toBe('-€1.00');
  });
});

describe('formatCount', () => {
  it('groups digits and can be short', () => {
    expect(formatCount(1234567, { locale: 'en-US' })).toBe('1,234,567');
    expect(formatCount(12900, { compact: true, locale: 'en-US' })).toBe('12.9K');
  });
});
