import { describe, expect, it } from '@jest/globals';
import { incomeOf } from './ledger.js';

const order = { service: 'commerce', kind: 'order', id: 'o' } as const;

describe('what a payment is booked to', () => {
  it('is sales, tax and shipping for an order', () => {
    const parts = { tax: 190, shipping: 500 };
    expect(incomeOf({ amount: 1_690, parts, subject: order })).toEqual([
      ['sales', 1_000],
      ['tax', 190],
      ['shipping', 500],
    ]);
  });

  it('is donations for a donation', () => {
    const subject = { ...order, kind: 'donation' } as const;
    expect(incomeOf({ amount: 500, parts: { tax: 0, shipping: 0 }, subject })).toEqual([['donations', 500]]);
  });

  it('is sales alone when less arrived than its tax and shipping', () => {
    expect(incomeOf({ amount: 600, parts: { tax: 190, shipping: 500 }, subject: order })).toEqual([['sales', 600]]);
  });
});
