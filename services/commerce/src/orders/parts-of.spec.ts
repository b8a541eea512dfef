import { describe, expect, it } from '@jest/globals';
import { priceOrder } from '../pricing/price-order.js';
import { partsOf } from './parts-of.js';

const item = { productId: 'mug', unitPrice: 1_190, qty: 1 };
const rate = (isIncluded: boolean) => ({ percent: 19, isIncluded });
const priced = (isIncluded: boolean) =>
  priceOrder([item], {
    tax: rate(isIncluded),
    shipping: { amount: 595, freeOver: null, taxRate: rate(isIncluded) },
  });

describe('the tax and the shipping within an order', () => {
  it('are taken out of prices that include tax', () => {
    expect(partsOf(priced(true))).toEqual({ tax: 190 + 95, shipping: 500 });
  });

  it('stand beside prices that do not include tax', () => {
    expect(partsOf(priced(false))).toEqual({ tax: 226 + 113, shipping: 595 });
  });

  it('are nothing where neither is charged', () => {
    expect(partsOf(priceOrder([item]))).toEqual({ tax: 0, shipping: 0 });
  });
});
