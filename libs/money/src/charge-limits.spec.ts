import { describe, expect, it } from '@jest/globals';
import { canCharge, leastCharge, priceStep, roundingStep } from './charge-limits.js';

describe('what a provider can charge', () => {
  it.each([
    // currency, prices, calculated amounts
    ['EUR', 1, 1],
    ['KWD', 10, 10],
    ['BHD', 10, 10],
    ['JOD', 10, 10],
    ['OMR', 10, 10],
    ['TND', 10, 10],
    ['MGA', 100, 100],
    ['HUF', 1, 100],
    ['TWD', 1, 100],
    ['JPY', 1, 1],
    ['ISK', 1, 1],
    ['UGX', 1, 1],
  ] as const)('in %s is a multiple of %d minor units, and calculated ones of %d', (currency, price, calculated) => {
    expect([priceStep(currency), roundingStep(currency)]).toEqual([price, calculated]);
  });

  it.each([
    ['stripe', 50, 'EUR', true],
    ['stripe', 49, 'EUR', false],
    ['stripe', 30, 'GBP', true],
    ['stripe', 29, 'GBP', false],
    ['stripe', 17_499, 'HUF', false],
    ['stripe', 17_500, 'HUF', true],
    ['stripe', 50, 'JPY', true],
    ['stripe', 49, 'JPY', false],
    ['stripe', 1_235, 'KWD', false],
    ['stripe', 1_230, 'KWD', true],
    ['stripe', 700, 'ISK', true],
    ['stripe', 500_050, 'MGA', false],
    ['stripe', 500_000, 'MGA', true],
    ['paypal', 1, 'EUR', true],
    ['paypal', 20, 'EUR', true],
    ['paypal', 1_230, 'KWD', false],
    ['paypal', 120_050, 'HUF', false],
    ['paypal', 120_000, 'HUF', true],
    ['paypal', 500, 'JPY', true],
    ['paypal', 0, 'EUR', false],
  ] as const)('%s, %d minor units of %s: %s', (provider, amount, currency, expected) => {
    expect(canCharge(provider, amount, currency)).toBe(expected);
  });

  it.each([
    ['stripe', 'EUR', 50],
    ['stripe', 'KWD', 50],
    ['stripe', 'ISK', 1],
    ['stripe', 'MGA', 5_000],
    ['paypal', 'HUF', 100],
    ['paypal', 'JPY', 1],
  ] as const)('%s in %s: at least %d minor units', (provider, currency, least) => {
    expect(leastCharge(provider, currency)).toBe(least);
    expect(canCharge(provider, least, currency)).toBe(true);
  });
});
