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

  it('shows the price of its cheapest variant, and the price before of that one', () => {
    const variant = (id: string, price: number, compareAtPrice: number | null) => ({
      ...{ id, title: id, options: {}, sku: '', barcode: '', price, compareAtPrice, stock: stock(1, 0), weight: 0 },
      ...{ image: '', status: 1 as const },
    });
    const variants = [variant('large', 1400, null), variant('small', 900, 1000)];
    const item = product({ compareAtPrice: 1500, variants });
    expect(item).toMatchObject({ price: { amount: 900 }, compareAt: { amount: 1000 } });
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
