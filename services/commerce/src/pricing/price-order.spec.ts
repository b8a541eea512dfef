import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOrder, type OrderCoupon } from './price-order.js';

const mug = { productId: 'mug', unitPrice: 1230, qty: 2 };
const print = { productId: 'print', unitPrice: 999, qty: 1 };
const coupon = (change: Partial<OrderCoupon>): OrderCoupon => ({
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  productIds: [],
  ...change,
});
const totals = (...order: Parameters<typeof priceOrder>) => priceOrder(...order).totals;

describe('the price of an order', () => {
  it.each([
    ['goods alone', {}, { subtotal: 3459, discount: 0, shipping: 0, tax: 0, total: 3459 }],
    ['a percentage off, half up per line', { coupon: coupon({ value: 12.5 }) }, { discount: 308 + 125, total: 3026 }],
    ['an amount off', { coupon: coupon({ kind: 'amount', value: 500 }) }, { discount: 500, total: 2959 }],
    ['more off than it costs', { coupon: coupon({ kind: 'amount', value: 9000 }) }, { discount: 3459, total: 0 }],
    ['a coupon for one product', { coupon: coupon({ productIds: ['print'] }) }, { discount: 100, total: 3359 }],
    ['a coupon for another product', { coupon: coupon({ productIds: ['hat'] }) }, { discount: 0, total: 3459 }],
    ['shipping', { shipping: { amount: 490, freeOver: 5000 } }, { shipping: 490, total: 3949 }],
    ['shipping that is free from here on', { shipping: { amount: 490, freeOver: 3459 } }, { shipping: 0, total: 3459 }],
    [
      'free shipping by coupon',
      { coupon: coupon({ kind: 'freeShipping' }), shipping: { amount: 490, freeOver: null } },
      { discount: 0, shipping: 0, total: 3459 },
    ],
    ['tax on top', { tax: { percent: 19, isIncluded: false } }, { tax: 467 + 190, total: 4116 }],
    ['tax within', { tax: { percent: 19, isIncluded: true } }, { tax: 393 + 160, total: 3459 }],
  ])('with %s', (_what, options, expected) => {
    expect(totals([mug, print], options)).toMatchObject(expected);
  });

  it('counts free shipping by what is left after the discount', () => {
    const options = { coupon: coupon({ kind: 'amount', value: 1 }), shipping: { amount: 490, freeOver: 3459 } };
    expect(totals([mug, print], options).shipping).toBe(490);
  });

  const items = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      unitPrice: fc.integer({ min: 0, max: 1e8 }),
      qty: fc.integer({ min: 1, max: 1000 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const rate = fc.record({ percent: fc.integer({ min: 0, max: 30 }), isIncluded: fc.boolean() });
  const options = fc.record({
    coupon: fc.option(
      fc
        .oneof(
          fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
          fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 1e10 }) }),
        )
        .map((part) => coupon({ ...part, productIds: ['a', 'b'] })),
    ),
    shipping: fc.option(
      fc.record({
        amount: fc.integer({ min: 0, max: 1e6 }),
        freeOver: fc.constant(null),
        taxRate: fc.option(rate, { nil: undefined }),
      }),
    ),
    tax: fc.option(rate),
  });

  it('adds up, is made of whole units and never negative', () => {
    fc.assert(
      fc.property(items, options, (lines, chosen) => {
        const priced = priceOrder(lines, chosen);
        const { subtotal, discount, shipping, tax, total } = priced.totals;
        const ofLines = priced.lines.reduce((sum, line) => sum + line.tax, 0);
        const added = (of: { isIncluded: boolean } | null | undefined, amount: number) => (of?.isIncluded ? 0 : amount);
        const addedTax = added(chosen.tax, ofLines) + added(chosen.shipping?.taxRate, tax - ofLines);
        expect(total).toBe(subtotal - discount + shipping + addedTax);
        const amounts = [
          ...Object.values(priced.totals),
          ...priced.lines.flatMap((line) => [line.discount, line.total]),
        ];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(priced.lines.every((line) => line.discount <= line.unitPrice * line.qty)).toBe(true);
      }),
    );
  });

  describe('whose total has to end in 0', () => {
    const dinar = { productId: 'mug', unitPrice: 1_250, qty: 1 };
    it.each([
      ['15 % off', { coupon: coupon({ value: 15 }) }, { discount: 190, tax: 0, total: 1_060 }],
      ['5 % tax on top', { tax: { percent: 5, isIncluded: false } }, { discount: 0, tax: 60, total: 1_310 }],
      [
        'both',
        { coupon: coupon({ value: 15 }), tax: { percent: 5, isIncluded: false } },
        { discount: 190, tax: 50, total: 1_110 },
      ],
      ['tax within, which changes no total', { tax: { percent: 5, isIncluded: true } }, { tax: 60, total: 1_250 }],
      [
        'an amount off that does not end in 0',
        { coupon: coupon({ kind: 'amount', value: 125 }) },
        { discount: 130, total: 1_120 },
      ],
      ['all of it off', { coupon: coupon({ value: 100 }) }, { discount: 1_250, total: 0 }],
      [
        'shipping with a tax of its own',
        { shipping: { amount: 500, freeOver: null, taxRate: { percent: 5, isIncluded: false } } },
        { tax: 30, total: 1_780 },
      ],
    ])('with %s', (_what, options, expected) => {
      expect(totals([dinar], { ...options, step: 10 })).toMatchObject(expected);
    });

    it('ends in 0 also where a price of before does not, once a discount or a tax is calculated', () => {
      const old = { productId: 'mug', unitPrice: 1_255, qty: 1 };
      expect(totals([old], { coupon: coupon({ value: 15 }), step: 10 })).toMatchObject({ discount: 185, total: 1_070 });
      expect(totals([old], { tax: { percent: 5, isIncluded: false }, step: 10 })).toMatchObject({
        tax: 65,
        total: 1_320,
      });
    });

    it('does so for every cart of such prices', () => {
      const items = fc.array(
        fc.record({
          productId: fc.constantFrom('a', 'b'),
          unitPrice: fc.integer({ min: 0, max: 1e6 }).map((steps) => steps * 10),
          qty: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 1, maxLength: 5 },
      );
      const percents = fc.integer({ min: 1, max: 30_000 }).map((thousandths) => thousandths / 1_000);
      const kinds = fc.constantFrom('percent' as const, 'amount' as const);
      fc.assert(
        fc.property(items, kinds, fc.integer({ min: 1, max: 100 }), percents, (cart, kind, value, percent) => {
          const priced = priceOrder(cart, {
            coupon: coupon({ kind, value }),
            tax: { percent, isIncluded: false },
            step: 10,
          });
          const { subtotal, discount, tax, total } = priced.totals;
          expect([discount % 10, tax % 10, total % 10]).toEqual([0, 0, 0]);
          expect(total).toBe(subtotal - discount + tax);
          expect(priced.lines.every((line) => line.discount >= 0 && line.discount <= line.unitPrice * line.qty)).toBe(
            true,
          );
        }),
      );
    });
  });

  it('rounds the tax of each line half up', () => {
    const percents = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), percents, (unitPrice, percent) => {
        const taxOf = (isIncluded: boolean) =>
          priceOrder([{ productId: 'a', unitPrice, qty: 1 }], { tax: { percent, isIncluded } }).totals.tax;
        const thousandths = BigInt(Math.round(percent * 1_000));
        const halfUp = (above: bigint, below: bigint) => Number((2n * above + below) / (2n * below));
        expect(taxOf(false)).toBe(halfUp(BigInt(unitPrice) * thousandths, 100_000n));
        expect(taxOf(true)).toBe(halfUp(BigInt(unitPrice) * thousandths, 100_000n + thousandths));
      }),
    );
  });
});
