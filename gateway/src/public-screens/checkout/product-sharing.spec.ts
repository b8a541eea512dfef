import { describe, expect, it } from '@jest/globals';
import type { ProductPageDetails } from '@linkyard/contracts';
import { productData, sharingOf } from './product-sharing.js';

type Product = ProductPageDetails['product'];
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const address = 'https://shop.example/checkout/mug';
const detailsOf = (product: Partial<Product> = {}, more: Partial<ProductPageDetails> = {}): ProductPageDetails => ({
  product: {
    ...{ publicId: 'p'.repeat(22), slug: 'mug', type: 'physical', title: 'Mug', shortDescription: 'Blue.' },
    ...{ description: '', images: [], thumb: '', videoUrl: '', category: '', tags: [], priceModel: 'fixed' },
    ...{ currency: 'EUR', price: eur(1_250), compareAtPrice: null, minPrice: null, suggestedPrice: null },
    ...{ taxIncluded: true, shownPrice: { price: eur(1_250), compareAt: null, isFrom: false } },
    limits: { minQty: 1, maxQty: 0, perBuyer: 0, totalSales: 0 },
    ...{ saleStart: null, saleEnd: null, isOnSale: true, isInStock: true, variants: [] },
    checkout: {
      ...{ fields: [], askPhone: false, askAddress: false, termsText: '', orderBumpProductId: null },
      ...{ upsellProductId: null, couponsAllowed: true, quantityAllowed: true, btnText: 'Buy' },
    },
    refundPolicy: { days: 0, text: '' },
    seo: { title: '', description: '', image: '' },
    ...product,
  },
  ...{ address, saleState: 'onSale', seller: { name: 'Ana', picture: '', look: null }, methods: [] },
  delivery: { asksAddress: false, asksCountry: false, countries: [], handlingDays: 0 },
  ...{ asksVatId: false, previews: [], contents: [], bump: null, others: [] },
  ...more,
});
const offers = (details: ProductPageDetails) =>
  Object.entries(productData(details, address)).find(([name]) => name === 'offers')?.[1];
const variant = (title: string, price: number | null, isInStock: boolean) => ({
  ...{ id: title, title, options: {}, price: price === null ? null : eur(price), compareAtPrice: null, image: '' },
  isInStock,
});

describe('a product where its address is shared', () => {
  it('is what the seller wrote for search engines, else what buyers read', () => {
    const seo = { title: 'Mugs by Ana', description: 'Thrown by hand', image: '/media/seo.jpg' };
    expect(sharingOf(detailsOf({ seo }))).toMatchObject({ title: 'Mugs by Ana', description: 'Thrown by hand' });
    expect(sharingOf(detailsOf())).toMatchObject({ title: 'Mug', description: 'Blue.', canonical: address });
    const long = sharingOf(
      detailsOf({ shortDescription: '', description: `One\n\n${'two '.repeat(100)}` }),
    ).description;
    expect(long).toHaveLength(200);
    expect(long).toMatch(/^One two .*…$/);
  });

  it('has neither canonical address nor data while the site of its seller is not known', () => {
    expect(Object.keys(sharingOf(detailsOf({}, { address: null })))).toEqual(['title', 'description', 'image']);
  });
});

describe('the data of a product for search engines', () => {
  it('has complete addresses, the price in major units, and no rating', () => {
    expect(productData(detailsOf({ images: ['/media/a.jpg', 'https://cdn.example/b.png'] }), address)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Mug',
      url: address,
      description: 'Blue.',
      image: ['https://shop.example/media/a.jpg/share.jpg', 'https://cdn.example/b.png'],
      offers: [
        {
          '@type': 'Offer',
          ...{ url: address, price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        },
      ],
    });
  });

  it('has an offer for each variant', () => {
    const variants = [variant('Small', null, true), variant('Large', 1_600, false)];
    expect(offers(detailsOf({ variants }))).toMatchObject([
      { name: 'Small', price: '12.50', availability: 'https://schema.org/InStock' },
      { name: 'Large', price: '16.00', availability: 'https://schema.org/OutOfStock' },
    ]);
  });

  it.each([
    ['soldOut', 'SoldOut'],
    ['ended', 'Discontinued'],
    ['comingSoon', 'OutOfStock'],
  ] as const)('says of a product that is %s that it is %s', (saleState, availability) => {
    expect(offers(detailsOf({}, { saleState }))).toMatchObject([
      { availability: `https://schema.org/${availability}` },
    ]);
  });

  it('costs at least what the buyer has to pay, in the exponent of its currency', () => {
    expect(offers(detailsOf({ priceModel: 'payWhatYouWant', minPrice: eur(300), price: null }))).toMatchObject([
      { price: '3.00' },
    ]);
    expect(offers(detailsOf({ priceModel: 'free', price: null }))).toMatchObject([{ price: '0.00' }]);
    const yen = { amount: 1_250, currency: 'JPY' };
    expect(offers(detailsOf({ currency: 'JPY', price: yen }))).toMatchObject([{ price: '1250', priceCurrency: 'JPY' }]);
  });
});
