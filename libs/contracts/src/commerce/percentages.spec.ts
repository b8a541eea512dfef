import { describe, expect, it } from '@jest/globals';
import { addUpdateCoupon } from './coupons/add-update.js';
import { taxRate } from './tax-settings/tax-settings-view.js';

const coupon = (value: string) => addUpdateCoupon.request.safeParse({ code: 'SALE', kind: 'percent', value });
const rate = (percent: string) => taxRate.safeParse({ country: 'DE', percent });
const messagesOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error?.issues.map(({ message }) => message) ?? [];

describe('percentages', () => {
  it.each(['33.333', '0.125', '12.3456789'])(
    'of a coupon have two digits after the point, which %s has not',
    (value) => {
      expect(messagesOf(coupon(value))).toEqual(['Use at most two digits after the point.']);
    },
  );

  it.each(['0', '0.00', '101', '1000', 'ten', '33.333 %', '-5', ''])(
    'of a coupon are over 0 and up to 100, which %p is not',
    (value) => {
      expect(messagesOf(coupon(value))).toEqual(['Enter a percentage over 0 and up to 100.']);
    },
  );

  it.each(['33.33', '100', '0.5', '12.50'])('%s is one of a coupon', (value) => {
    expect(coupon(value).success).toBe(true);
  });

  it('of a tax have three digits after the point', () => {
    expect(messagesOf(rate('8.3333'))).toEqual(['Use at most three digits after the point.']);
    expect(messagesOf(rate('abc'))[0]).toBe('Enter a percentage such as 19 or 8.375.');
    expect([rate('8.375').success, rate('19').success]).toEqual([true, true]);
  });
});
