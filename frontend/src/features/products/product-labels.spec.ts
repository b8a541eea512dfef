import { describe, expect, it } from '@jest/globals';
import { priceText, stockLeft } from './product-labels.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const priced = { priceModel: 'fixed' as const, price: eur(1200), minPrice: null, currency: 'EUR', variants: [] };
const variant = (price: number | null, stock = aStock(0, 0)) => ({
  id: String(price),
  title: '',
  options: {},
  sku: '',
  barcode: '',
  weight: 0,
  image: '',
  status: 1 as const,
  compareAtPrice: null,
  price: price === null ? null : eur(price),
  stock,
});
function aStock(onHand: number, reserved: number, track = true, lowAt = 0) {
  return { track, onHand, reserved, allowBackorder: false, lowAt };
}

describe('the price of a product in a list', () => {
  it.each([
    [priced, '€12.00'],
    [{ ...priced, price: null }, 'No price'],
    [{ ...priced, priceModel: 'free' as const }, 'Free'],
    [{ ...priced, priceModel: 'payWhatYouWant' as const }, 'Pay what you want'],
    [{ ...priced, priceModel: 'payWhatYouWant' as const, minPrice: eur(500) }, '€5.00 or more'],
    [{ ...priced, variants: [variant(800), variant(null)] }, 'from €8.00'],
    [{ ...priced, variants: [variant(null), variant(null)] }, '€12.00'],
  ])('%# reads %s', (product, text) => expect(priceText(product)).toBe(text));
});

describe('the stock of a product in a list', () => {
  it('is unknown when it is not counted', () => {
    expect(stockLeft({ stock: aStock(4, 0, false), variants: [] })).toBeNull();
  });

  it('leaves out what checkouts hold, and is low at its limit', () => {
    expect(stockLeft({ stock: aStock(5, 3, true, 2), variants: [] })).toEqual({ left: 2, isLow: true });
  });

  it('adds up over variants', () => {
    const variants = [variant(1, aStock(3, 0)), variant(2, aStock(4, 0))];
    expect(stockLeft({ stock: aStock(0, 0, false), variants })).toEqual({ left: 7, isLow: false });
  });
});
