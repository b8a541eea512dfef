import { describe, expect, it } from '@jest/globals';
import { addUpdateCoupon } from './coupons/add-update.js';
import { taxRate } from './tax-settings/tax-settings-view.js';

const coupon = (value: string) => addUpdateCoupon.request.safeParse({ code: 'SALE', kind: 'percent', value });
const rate = (percent: string) => taxRate.safeParse({ country: 'DE', percent });
const codesOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error?.issues.map(({ message }) => message) ?? [];

describe('percentages', () => {
  it.each(['33.333', '0.125', '12.3456789'])(
    'of a coupon have two digits after the point, which %s has not',
    (value) => {
      expect(codesOf(coupon(value))).toEqual(['commerce.percent_too_fine']);
    },
  );

  it.each(['0', '0.00', '101', '1000', 'ten', '33.333 %', '-5', ''])(
    'of a coupon are over 0 and up to 100, which %p is not',
    (value) => {
      expect(codesOf(coupon(value))).toEqual(['commerce.not_percent']);
    },
  );

  it.each(['33.33', '100', '0.5', '12.50'])('%s is one of a coupon', (value) => {
    expect(coupon(value).success).toBe(true);
  });

  it('of a tax have three digits after the point', () => {
    expect(codesOf(rate('8.3333'))).toEqual(['commerce.tax_rate_too_fine']);
    expect(codesOf(rate('abc'))[0]).toBe('commerce.not_tax_rate');
    expect([rate('8.375').success, rate('19').success]).toEqual([true, true]);
  });
});
