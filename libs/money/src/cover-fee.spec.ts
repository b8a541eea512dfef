import { describe, expect, it } from '@jest/globals';
import { coverFee, feeRate } from './cover-fee.js';

describe('covering the fee of a donation', () => {
  it.each([
    ['stripe', 2_500, 'USD', 106],
    ['stripe', 500, 'EUR', 46],
    ['paypal', 2_500, 'USD', 129],
    ['stripe', 5_000, 'JPY', 181],
  ] as const)('%s keeps of %i %s what the donor adds', (provider, amount, currency, fee) => {
    expect(coverFee(provider, amount, currency)).toBe(fee);
  });

  it.each([
    ['stripe', 5_000, 'KWD', 10],
    ['paypal', 50_000, 'HUF', 100],
  ] as const)('%s can charge the sum of %i %s and its fee', (provider, amount, currency, step) => {
    expect((amount + coverFee(provider, amount, currency)) % step).toBe(0);
  });

  it.each([500, 999, 2_500, 10_001, 9_999_999])('leaves the receiver at least %i', (amount) => {
    const { percent, fixed } = feeRate('stripe', 'USD');
    const charged = amount + coverFee('stripe', amount, 'USD');
    expect(charged - charged * (percent / 100) - fixed).toBeGreaterThanOrEqual(amount);
  });
});
