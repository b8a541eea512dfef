import { describe, expect, it } from '@jest/globals';
import { priceWith } from './price-with.js';

const coupon = (change: Partial<Parameters<typeof priceWith>[0]> = {}): Parameters<typeof priceWith>[0] => ({
  code: 'SPRING',
  kind: 'amount',
  value: 500,
  currency: 'EUR',
  minSubtotal: null,
  productIds: [],
  ...change,
});
const mug = { productId: 'mug', unitPrice: 1230, qty: 2, currency: 'EUR' };
const print = { productId: 'print', unitPrice: 999, qty: 1, currency: 'EUR' };

describe('an order with a coupon', () => {
  it('is priced with its discount', () => {
    expect(priceWith(coupon(), [mug, print]).totals).toMatchObject({ subtotal: 3459, discount: 500, total: 2959 });
  });

  it.each([
    ['in another currency', { currency: 'USD' }, 'commerce.coupon_not_usable'],
    ['without a product it is for', { productIds: ['hat'] }, 'commerce.coupon_not_usable'],
    ['below its minimum', { minSubtotal: 3460 }, 'commerce.coupon_below_minimum'],
    [
      'whose products are below its minimum',
      { minSubtotal: 1000, productIds: ['print'] },
      'commerce.coupon_below_minimum',
    ],
  ])('%s is refused', (_what, change, code) => {
    expect(() => priceWith(coupon(change), [mug, print])).toThrow(expect.objectContaining({ code }));
  });

  it('at its minimum is accepted, and a percentage knows no currency', () => {
    expect(priceWith(coupon({ minSubtotal: 3459 }), [mug, print]).totals.discount).toBe(500);
    const percent = coupon({ kind: 'percent', value: 10, currency: 'USD' });
    expect(priceWith(percent, [mug, print]).totals.discount).toBe(346);
  });
});
