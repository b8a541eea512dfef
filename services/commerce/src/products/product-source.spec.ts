import { describe, expect, it } from '@jest/globals';
import { emptyProduct } from './product-fields.js';
import { itemOf } from './product-source.js';

const now = new Date('2026-06-01T12:00:00Z');
const stored = { _id: 'a'.repeat(24), userId: 'b'.repeat(24), tenantId: null, rev: 1 };
const times = { createdAt: now, updatedAt: now, deletedAt: null };
const product = (changes: Partial<ReturnType<typeof emptyProduct>> = {}) =>
  itemOf(
    { ...emptyProduct(), title: 'Mug', price: 1200, currency: 'EUR', ...changes, ...stored, ...times, tenantId: null },
    now,
  );
const stock = (onHand: number, reserved: number, lowAt = 0) => ({
  track: true,
  onHand,
  reserved,
  allowBackorder: false,
  lowAt,
});

describe('a product on a page', () => {
  it('shows its price, the price before, and leads to its checkout', () => {
    const item = product({ compareAtPrice: 1500 });
    expect(item).toMatchObject({ price: { amount: 1200 }, compareAt: { amount: 1500 }, soldOut: false, left: null });
    expect(item.href).toMatch(/^\/checkout\/[\w-]{22}$/);
  });

  describe('with variants', () => {
    const variant = (id: string, changes: Partial<ReturnType<typeof emptyProduct>['variants'][number]> = {}) => ({
      ...{ id, title: id, options: {}, sku: '', barcode: '', price: null, compareAtPrice: null, stock: stock(1, 0) },
      ...{ weight: 0, image: '', status: 1 as const },
      ...changes,
    });
    const shown = (variants: ReturnType<typeof variant>[]) => product({ price: 2000, compareAtPrice: 2500, variants });

    it('shows the price of the cheapest, and the price before of that one', () => {
      const item = shown([variant('L', { price: 1400 }), variant('S', { price: 900, compareAtPrice: 1000 })]);
      expect(item).toMatchObject({ price: { amount: 900 }, compareAt: { amount: 1000 }, isFrom: true });
      const without = shown([variant('L', { price: 1400 }), variant('S', { price: 900 })]);
      expect(without).toMatchObject({ price: { amount: 900 }, compareAt: null });
    });

    it('counts the price of the product for a variant without one of its own', () => {
      const item = shown([variant('S'), variant('XL', { price: 2600 })]);
      expect(item).toMatchObject({ price: { amount: 2000 }, compareAt: { amount: 2500 }, isFrom: true });
      expect(shown([variant('S'), variant('M')])).toMatchObject({ price: { amount: 2000 }, isFrom: false });
    });

    it('leaves out what is sold out or switched off, unless nothing can be bought', () => {
      const cheap = { price: 500, stock: stock(1, 1) };
      expect(shown([variant('XS', cheap), variant('S')])).toMatchObject({ price: { amount: 2000 }, isFrom: false });
      const off = variant('XS', { price: 500, status: 0 });
      expect(shown([off, variant('S')])).toMatchObject({ price: { amount: 2000 }, isFrom: false });
      const soldOut = shown([variant('XS', cheap), variant('S', { stock: stock(0, 0) })]);
      expect(soldOut).toMatchObject({ price: { amount: 500 }, isFrom: true, soldOut: true });
    });

    it('says how many are left of all that can be bought, once each of them is low', () => {
      const low = variant('S', { stock: stock(3, 1, 2) });
      const lower = variant('M', { stock: stock(1, 0, 2) });
      const soldOut = variant('L', { stock: stock(0, 0, 2) });
      expect(shown([low, lower, soldOut]).left).toBe(3);
      expect(shown([low, variant('M', { stock: stock(9, 0, 2) })]).left).toBeNull();
      expect(shown([low, variant('M', { stock: { ...stock(1, 0, 2), track: false } })]).left).toBeNull();
      expect(shown([soldOut]).left).toBeNull();
    });
  });

  it('has the text that its seller gave the button', () => {
    const { checkout } = emptyProduct();
    expect(product().button).toBe('');
    expect(product({ checkout: { ...checkout, btnText: 'Get the mug' } }).button).toBe('Get the mug');
  });

  it('is sold out without stock, after its last sale and after its end', () => {
    expect(product({ stock: stock(2, 2) }).soldOut).toBe(true);
    expect(product({ limits: { minQty: 1, maxQty: 0, perBuyer: 0, totalSales: 3 }, claimedSales: 3 }).soldOut).toBe(
      true,
    );
    expect(product({ saleEnd: now }).soldOut).toBe(true);
  });

  it('says how many are left when they are few, and when it begins to be sold', () => {
    expect(product({ stock: stock(5, 2, 3) }).left).toBe(3);
    expect(product({ stock: stock(5, 1, 3) }).left).toBeNull();
    expect(product({ saleStart: new Date('2026-07-01T00:00:00Z') }).startsAt).toBe('2026-07-01T00:00:00.000Z');
  });
});
