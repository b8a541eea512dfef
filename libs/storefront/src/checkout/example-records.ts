// Records that examples and specs start from.
import type { CheckoutView, ProductPageDetails } from '@linkyard/contracts';
import { ana } from '../document/example-creators.js';
import { emptyForm } from '../form/form-values.js';
import type { CheckoutScreenProps, Quote } from './checkout-props.js';
import type { Offer } from './offers.js';

export const eur = (amount: number) => ({ amount, currency: 'EUR' });
type Product = ProductPageDetails['product'];

/** A product as buyers see it, with the fields that a spec names. */
export const aProduct = (fields: Partial<Product> = {}): Product => ({
  ...{ publicId: 'p'.repeat(22), slug: 'mug', type: 'digital', title: 'Mug', shortDescription: '', description: '' },
  ...{ images: [], thumb: '', videoUrl: '', category: '', tags: [] },
  ...{ priceModel: 'fixed', currency: 'EUR', price: eur(1_200), compareAtPrice: null, minPrice: null },
  ...{ suggestedPrice: null, taxIncluded: true, shownPrice: { price: eur(1_200), compareAt: null, isFrom: false } },
  limits: { minQty: 1, maxQty: 0, perBuyer: 0, totalSales: 0 },
  ...{ saleStart: null, saleEnd: null, isOnSale: true, isInStock: true, variants: [] },
  checkout: {
    ...{ fields: [], askPhone: false, askAddress: false, termsText: '', orderBumpProductId: null },
    ...{ upsellProductId: null, couponsAllowed: true, quantityAllowed: true, btnText: 'Buy' },
  },
  refundPolicy: { days: 0, text: '' },
  seo: { title: '', description: '', image: '' },
  ...fields,
});

export const productDetails = (
  product: Partial<Product> = {},
  fields: Partial<ProductPageDetails> = {},
): ProductPageDetails => ({
  ...{
    product: aProduct(product),
    address: 'https://ana.example/checkout/mug',
    saleState: 'onSale',
    seller: ana,
    methods: [{ provider: 'stripe', mode: 'live' }],
  },
  delivery: { asksAddress: false, asksCountry: false, countries: [], handlingDays: 0 },
  ...{ asksVatId: false, previews: [], contents: [], bump: null, others: [] },
  ...fields,
});

const item = (title: string, amount: number, qty = 1): Quote['items'][number] => ({
  ...{ productId: '0'.repeat(24), publicId: 'p'.repeat(22), variantId: null, title, thumb: '', qty },
  ...{ unitPrice: eur(amount), discount: eur(0), tax: eur(0), total: eur(amount * qty) },
});

export const aQuote = (fields: Partial<Quote> = {}): Quote => ({
  items: [item('Mug', 1_200)],
  totals: { subtotal: eur(1_200), discount: eur(0), shipping: eur(0), tax: eur(0), total: eur(1_200) },
  ...{ couponCode: '', couponKind: null, isTaxReversed: false, campaignId: null },
  ...{ methods: ['stripe'], isAmountRefused: false, problems: [] },
  ...fields,
});

export const anOffer = (fields: Partial<Offer> = {}): Offer => ({
  ...{ publicId: 'o'.repeat(22), title: 'Plate', thumb: '', price: eur(1_800), priceModel: 'fixed' },
  ...{ asksAddress: false, asksCountry: false, variantId: null, minQty: 1, maxQty: 3 },
  ...fields,
});

export const aCheckout = (fields: Partial<CheckoutView> = {}): CheckoutView => ({
  ...{ publicId: 'c'.repeat(22), state: 'open', paymentState: 'none', product: 'p'.repeat(22), provider: null },
  ...{ typedPrice: '', items: [item('Mug', 1_200, 2)], answers: [], buyerNote: '', offlineText: '', order: null },
  buyer: { email: 'vera@example.org', name: 'Vera', phone: '', address: '', country: '', vatId: '' },
  ...{ couponCode: '', couponKind: null, isTaxReversed: false, campaignId: null },
  totals: { subtotal: eur(2_400), discount: eur(0), shipping: eur(0), tax: eur(0), total: eur(2_400) },
  expiresAt: '2026-11-25T12:30:00Z',
  ...fields,
});

/** The screen of a product on sale, with what a spec names. */
export const checkoutProps = (fields: Partial<CheckoutScreenProps> = {}): CheckoutScreenProps => ({
  ...{ details: productDetails(), quote: aQuote(), form: emptyForm, checkout: null },
  asked: { asksAddress: false, asksCountry: false, countries: [] },
  ...{ taken: [], hidden: { key: 'k'.repeat(22) }, now: Date.parse('2026-11-25T12:00:00Z') },
  ...fields,
});
