import { describe, expect, it } from '@jest/globals';
import { couponState, valueText } from './coupon-labels.js';

const now = new Date('2026-06-01T12:00:00Z');
const coupon = { status: 1 as const, startsAt: null, endsAt: null, usageLimit: 0, usedCount: 0 };

describe('a coupon in the list', () => {
  it.each([
    [coupon, 'active'],
    [{ ...coupon, status: 0 as const }, 'off'],
    [{ ...coupon, startsAt: '2026-07-01T00:00:00Z' }, 'scheduled'],
    [{ ...coupon, endsAt: '2026-06-01T12:00:00Z' }, 'ended'],
    [{ ...coupon, usageLimit: 5, usedCount: 5 }, 'usedUp'],
    [{ ...coupon, usageLimit: 5, usedCount: 4 }, 'active'],
  ])('%# is %s', (fields, state) => expect(couponState(fields, now)).toBe(state));

  it.each([
    [{ kind: 'percent' as const, percent: 12.5, amount: null }, '12.5 % off'],
    [{ kind: 'amount' as const, percent: null, amount: { amount: 500, currency: 'EUR' } }, '€5.00 off'],
    [{ kind: 'freeShipping' as const, percent: null, amount: null }, 'Free shipping'],
  ])('%# gives %s', (fields, text) => expect(valueText(fields)).toBe(text));
});
