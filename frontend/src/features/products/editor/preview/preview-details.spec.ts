import { describe, expect, it } from '@jest/globals';
import { checkoutView, productPageDetails, productView, type ProductView } from '@linkyard/contracts';
import { aProduct } from '../../testing/a-product.js';
import { valuesOf } from '../product-values.js';
import { previewDetails, previewOrder, previewQuote } from './preview-details.js';

const seller = { name: 'Mara', picture: '', look: null };
const parsed = (fields: Parameters<typeof aProduct>[0]) => productView.parse(aProduct(fields));
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const detailsOf = (fields: Parameters<typeof aProduct>[0], bump: ProductView | null = null) => {
  const product = parsed(fields);
  return previewDetails({
    values: valuesOf(product),
    product,
    seller,
    bump,
    contents: ['Cup'],
    origin: 'https://app.example',
  });
};
const totalOf = (fields: Parameters<typeof aProduct>[0]) => previewQuote(detailsOf(fields)).totals.total.amount;
const variant = (id: string, price: number | null, onHand: number) => ({
  ...{ id, title: id, options: {}, sku: '', barcode: '', price: price === null ? null : eur(price) },
  ...{ compareAtPrice: null, weight: 0, image: '', status: 1 as const },
  stock: { track: true, onHand, reserved: 0, allowBackorder: false, lowAt: 0 },
});

describe('the previewed checkout of an edited product', () => {
  it('has the shape of what the public checkout gets', () => {
    const details = detailsOf({ price: eur(900), type: 'bundle' }, parsed({ title: 'Card', price: eur(300) }));
    expect(details).toMatchObject(productPageDetails.parse(details));
    expect(details.bump?.title).toBe('Card');
    expect(details.contents).toEqual([{ title: 'Cup', thumb: '' }]);
  });

  it('costs what one buyer pays at first', () => {
    expect(totalOf({ price: eur(900) })).toBe(900);
    expect(totalOf({ price: eur(900), priceModel: 'free' })).toBe(0);
    expect(totalOf({ priceModel: 'payWhatYouWant', minPrice: eur(100), suggestedPrice: eur(500) })).toBe(500);
    expect(totalOf({ price: eur(900), variants: [variant('S', 700, 0), variant('L', 800, 2)] })).toBe(800);
    expect(totalOf({ price: eur(900), limits: { minQty: 2, maxQty: 0, perBuyer: 0, totalSales: 0 } })).toBe(1800);
  });

  it('asks for an address where the product is sent, or the seller asks for it', () => {
    const shipping = { required: true, weight: 0, length: 0, width: 0, height: 0, handlingDays: 0, rates: [] };
    expect(detailsOf({ type: 'physical', shipping }).delivery).toMatchObject({ asksAddress: true, asksCountry: true });
    expect(detailsOf({ type: 'digital', shipping }).delivery.asksAddress).toBe(false);
  });
});

describe('the previewed receipt', () => {
  const orderOf = (after: Partial<ReturnType<typeof aProduct>['after']>, type: ProductView['type'] = 'service') => {
    const product = parsed({ type, price: eur(900) });
    const merged = { ...valuesOf(product).after, ...after };
    return previewOrder(detailsOf({ type, price: eur(900) }), { after: merged, email: 'mara@example.org' });
  };

  it('has the shape of a paid order, with the way on that the seller has chosen', () => {
    const order = orderOf({ thanktype: 'page', text: 'Enjoy!', page: 'mara' });
    expect(order.order?.after).toEqual({ text: 'Enjoy!', link: '/mara' });
    expect(orderOf({ thanktype: 'link', link: 'https://mara.example' }).order?.after.link).toBe('https://mara.example');
    expect(checkoutView.shape.order.parse(order.order)).toEqual(order.order);
  });

  it('opens downloads of what is downloaded alone', () => {
    expect(orderOf({}, 'digital').order?.downloadPath).not.toBe('');
    expect(orderOf({}).order?.downloadPath).toBe('');
  });
});
