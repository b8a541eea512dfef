import { describe, expect, it } from '@jest/globals';
import { previewPrice, previewPriceBefore, shownPriceOf } from './preview-price.js';

type Values = Parameters<typeof previewPrice>[0];
const product: Values = {
  ...{ priceModel: 'fixed', currency: 'EUR', price: 2000, compareAtPrice: 2500 },
  ...{ minPrice: null, suggestedPrice: null, variants: [] },
};
const variant = (id: string, changes: Partial<Values['variants'][number]> = {}): Values['variants'][number] => ({
  ...{ id, title: id, options: {}, sku: '', barcode: '', price: null, compareAtPrice: null, weight: 0, image: '' },
  stock: { track: true, onHand: 1, allowBackorder: false, lowAt: 0 },
  status: 1,
  ...changes,
});
const soldOut = { track: true, onHand: 0, allowBackorder: false, lowAt: 0 };
const shown = (variants: Values['variants']) => {
  const values = { ...product, variants };
  return [previewPrice(values), previewPriceBefore(values), shownPriceOf(values).isFrom];
};

describe('the price in the preview of a product', () => {
  it('is that of the product without variants', () => {
    expect(shown([])).toEqual(['€20.00', '€25.00', false]);
    expect(previewPriceBefore({ ...product, compareAtPrice: 1500 })).toBeNull();
    expect(previewPriceBefore({ ...product, priceModel: 'free' })).toBeNull();
  });

  it('is that of the product for a variant without one of its own', () => {
    expect(shown([variant('S'), variant('XL', { price: 2600 })])).toEqual(['from €20.00', '€25.00', true]);
  });

  it('leaves out a variant that is sold out, unless all are', () => {
    const tiny = variant('XS', { price: 500, compareAtPrice: 700, stock: soldOut });
    expect(shown([tiny, variant('S')])).toEqual(['€20.00', '€25.00', false]);
    expect(shown([tiny])).toEqual(['€5.00', '€7.00', false]);
  });

  it('has the price before of the variant that is shown', () => {
    const small = variant('S', { price: 900, compareAtPrice: 1000 });
    expect(shown([variant('L', { price: 1400 }), small])).toEqual(['from €9.00', '€10.00', true]);
  });
});
