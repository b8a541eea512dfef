import { describe, expect, it } from '@jest/globals';
import { addUpdateCoupon } from '@linkyard/contracts';
import { couponInCurrency, couponRequest, emptyCoupon } from './coupon-values.js';

const request = (fields: Partial<ReturnType<typeof emptyCoupon>>) =>
  addUpdateCoupon.request.parse(couponRequest({ ...emptyCoupon('EUR'), code: 'SPRING', ...fields }, null));

describe('the values of the coupon form', () => {
  it('send the value of the chosen kind alone', () => {
    expect(request({ kind: 'percent', percent: 12.5, amount: 900 })).toMatchObject({ value: '12.5' });
    expect(request({ kind: 'amount', amount: 900 })).toMatchObject({ value: '9.00', currency: 'EUR' });
    expect(request({ kind: 'freeShipping', percent: 10 })).toMatchObject({ value: '' });
  });

  it('keep their figures in another currency', () => {
    const coupon = { ...emptyCoupon('EUR'), amount: 1_230, minSubtotal: 5_000 };
    expect(couponInCurrency(coupon, 'KWD')).toMatchObject({ currency: 'KWD', amount: 12_300, minSubtotal: 50_000 });
    expect(couponInCurrency(coupon, 'JPY')).toMatchObject({ currency: 'JPY', amount: 12, minSubtotal: 50 });
  });

  it('name the revision of a coupon that is changed', () => {
    const saved = { _id: '1'.repeat(24), rev: 4 };
    expect(couponRequest(emptyCoupon('EUR'), saved)).toMatchObject(saved);
  });
});
