import { describe, expect, it } from '@jest/globals';
import { emptyProduct } from '../products/product-fields.js';
import { othersOf } from './offered-products.js';

const now = new Date('2026-06-01T12:00:00Z');
const stored = { userId: 'b'.repeat(24), tenantId: null, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
const product = (last: string, changes: Partial<ReturnType<typeof emptyProduct>> = {}) => ({
  ...emptyProduct(),
  ...{ title: 'Zine', price: 1200, minPrice: 300, state: 'published' as const },
  ...changes,
  ...stored,
  _id: last.padStart(24, '0'),
});
const variant = (id: string, price: number | null) => ({
  ...{ id, title: id, options: {}, sku: '', barcode: '', price, compareAtPrice: null, weight: 0, image: '' },
  ...{ status: 1 as const, stock: emptyProduct().stock },
});

describe('products offered beside the opened one', () => {
  const prices = (priceModel: 'fixed' | 'payWhatYouWant') =>
    othersOf(product('1'), [product('2', { priceModel, variants: [variant('A', 900), variant('B', null)] })], now).map(
      ({ title, price }) => [title, price?.amount],
    );

  it('cost what their variants cost, or what the product costs', () => {
    expect(prices('fixed')).toEqual([
      ['Zine, A', 900],
      ['Zine, B', 1200],
    ]);
  });

  it('suggest the price of the product where buyers choose what they pay', () => {
    expect(prices('payWhatYouWant')).toEqual([
      ['Zine, A', 300],
      ['Zine, B', 300],
    ]);
  });
});
