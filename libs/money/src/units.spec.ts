import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currencyCodes, currencyExponent } from './currencies.js';
import { maxMinorAmount, toMajorUnits, toMinorUnits } from './units.js';

describe('money', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['UGX', 0],
    ['KWD', 3],
    ['TND', 3],
    ['ISK', 0],
    ['MGA', 2],
    ['CLF', 4],
    ['USD', 2],
    ['EUR', 2],
    ['XYZ', 2],
  ])('counts %s in %i digits', (currency, exponent) => {
    expect(currencyExponent(currency)).toBe(exponent);
  });

  it.each([
    ['12.30', 'EUR', 1230],
    ['12', 'EUR', 1200],
    ['0.5', 'USD', 50],
    ['-3.07', 'USD', -307],
    ['1200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
  ])('reads %s %s as %i', (major, currency, minor) => {
    expect(toMinorUnits(major, currency)).toBe(minor);
  });

  it.each([
    ['1.5', 'JPY'],
    ['1.234', 'EUR'],
    ['1,50', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['NaN', 'EUR'],
  ])('refuses %p in %s', (major, currency) => {
    expect(() => toMinorUnits(major, currency)).toThrow(RangeError);
  });

  it('refuses an amount larger than can be shown exactly', () => {
    expect(() => toMinorUnits('10000000000000.01', 'EUR')).toThrow(RangeError);
  });

  it('comes back unchanged through the display, in every currency', () => {
    const amounts = fc.integer({ min: -maxMinorAmount, max: maxMinorAmount });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencyCodes), (minor, currency) => {
        expect(toMinorUnits(toMajorUnits(minor, currency), currency)).toBe(minor);
      }),
      { numRuns: 2_000 },
    );
  });
});
