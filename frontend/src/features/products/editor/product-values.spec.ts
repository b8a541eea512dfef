import { describe, expect, it } from '@jest/globals';
import { addUpdateProduct, getProduct } from '@linkyard/contracts';
import { aProduct } from '../testing/a-product.js';
import { inCurrency, requestOf, valuesAfterSave, valuesOf } from './product-values.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const stock = { track: true, onHand: 4, reserved: 1, allowBackorder: false, lowAt: 2 };
const variant = {
  id: 'a',
  title: 'S / Red',
  options: { Size: 'S', Colour: 'Red' },
  sku: 'T-1',
  barcode: '',
  weight: 100,
  image: '',
  status: 1 as const,
  price: eur(500),
  compareAtPrice: null,
  stock,
};
const stored = (fields: Parameters<typeof aProduct>[0] = {}) =>
  getProduct.reply.parse({ product: aProduct(fields) }).product;
const shirt = stored({
  title: 'Shirt',
  price: eur(1230),
  variants: [variant],
  saleStart: '2026-12-01T09:00:00.000Z',
  shipping: {
    required: true,
    weight: 0,
    length: 0,
    width: 0,
    height: 0,
    handlingDays: 2,
    rates: [{ name: 'Europe', countries: ['DE', 'FR'], amount: eur(490), freeOver: eur(5000) }],
  },
});

describe('the values of the product form', () => {
  it('become a request that the contract accepts, with amounts in major units', () => {
    const request = addUpdateProduct.request.parse(requestOf(valuesOf(shirt), shirt));
    expect(request).toMatchObject({
      _id: shirt._id,
      rev: 1,
      title: 'Shirt',
      price: '12.30',
      compareAtPrice: '',
      saleStart: '2026-12-01T09:00:00.000Z',
      saleEnd: null,
      variants: [{ id: 'a', price: '5.00', options: { Size: 'S', Colour: 'Red' }, stock: { onHand: 4 } }],
      shipping: { rates: [{ amount: '4.90', freeOver: '50.00', countries: ['DE', 'FR'] }] },
    });
  });

  it('do not send stock that checkouts hold, nor fields that the form does not edit', () => {
    const request = requestOf(valuesOf(shirt), shirt);
    expect(JSON.stringify(request)).not.toContain('reserved');
    expect(request).not.toHaveProperty('thumb');
  });

  it('send with an edited count the count that was loaded', () => {
    const values = valuesOf(shirt);
    const edited = {
      ...values,
      variants: values.variants.map((one) => ({ ...one, stock: { ...one.stock, onHand: 6 } })),
    };
    expect(requestOf(edited, shirt)).toMatchObject({
      stock: { onHand: 0, onHandSeen: 0 },
      variants: [{ stock: { onHand: 6, onHandSeen: 4 } }],
    });
  });

  it('keep what was edited while they were saved, and apply an edited count once', () => {
    const edited = (onHand: number, sku: string) => ({ variants: [{ ...variant, sku, stock: { ...stock, onHand } }] });
    const sent = valuesOf(stored({ ...shirt, ...edited(6, 'T-1') }));
    const [typed, two] = valuesOf(stored({ ...shirt, ...edited(6, 'T-2') })).variants;
    if (!typed || two) throw new Error('one variant expected');
    const added = { ...typed, id: 'b', title: 'M / Red' };
    const current = { ...sent, description: 'Soft', variants: [typed, added] };
    // One was sold before the save.
    const answer = valuesOf(stored({ ...shirt, title: 'Trimmed', ...edited(5, 'T-1') }));
    const values = valuesAfterSave(answer, sent, current);
    expect(values).toMatchObject({ title: 'Trimmed', description: 'Soft' });
    expect(values.variants).toMatchObject([{ sku: 'T-2', stock: { onHand: 5, onHandSeen: 5 } }, { id: 'b' }]);
  });

  it('show the options that the variants are made of', () => {
    const { options } = valuesOf(
      stored({ variants: [variant, { ...variant, id: 'b', options: { Size: 'M', Colour: 'Red' } }] }),
    );
    expect(options).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red'] },
    ]);
  });

  it('leave an amount empty that is not filled in', () => {
    const values = valuesOf(shirt);
    const [rate] = values.shipping.rates;
    if (!rate) throw new Error('no rate');
    const changed = { ...values, price: null, shipping: { ...values.shipping, rates: [{ ...rate, amount: null }] } };
    expect(requestOf(changed, shirt)).toMatchObject({ price: '', shipping: { rates: [{ amount: '' }] } });
  });

  it.each([
    ['KWD', 12_300],
    ['JPY', 12],
    ['USD', 1230],
  ])('keep their figures when the currency becomes %s', (currency, price) => {
    expect(inCurrency(valuesOf(shirt), currency)).toMatchObject({ currency, price });
  });
});
