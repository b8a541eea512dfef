import type { CheckoutView } from '@linkyard/contracts';
import { layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { formWith } from '../form/form-values.js';
import type { CheckoutScreenProps } from './checkout-props.js';
import { checkoutScreen } from './checkout-screen.js';
import { confirmOrderScreen } from './confirm-order-screen.js';
import { aCheckout, anOffer, aProduct, aQuote, checkoutProps, eur, productDetails } from './example-records.js';
import { fieldOfOffer } from './offers.js';
import { placedScreen, receiptScreen, waitingScreen } from './receipt-screen.js';

const questions = (['text', 'textarea', 'select', 'checkbox', 'date'] as const).map((type, index) => ({
  ...{ id: `q${index}`, title: `Question ${index}`, type, required: index % 2 === 0, options: ['Red', 'Blue'] },
}));
const variants = ['Small', 'Large'].map((title, index) => ({
  ...{ id: `v${index}`, title, options: { Size: title }, price: index === 0 ? null : eur(1_600) },
  ...{ compareAtPrice: null, image: '', isInStock: index === 1 },
}));
const pictures = [1, 2, 3].map((number) => `/media/mug-${number}.jpg`);
const plate = anOffer();
const everything = productDetails(
  {
    ...{ title: longWord, shortDescription: longWord, description: 'One\nTwo', images: pictures, variants },
    ...{ videoUrl: 'https://video.example/1', compareAtPrice: eur(1_500) },
    shownPrice: { price: eur(1_200), compareAt: eur(1_500), isFrom: true },
    checkout: {
      ...aProduct().checkout,
      ...{ fields: questions, askPhone: true, askAddress: true, termsText: 'Terms\nof the seller' },
    },
    refundPolicy: { days: 14, text: 'Send it back unused.' },
  },
  {
    ...{ asksVatId: true, previews: [{ mediaId: 'f'.repeat(24), name: 'first page.pdf', size: 1_000 }] },
    contents: [{ title: 'Cup', thumb: '' }],
    bump: { ...anOffer({ title: 'Card', thumb: '/media/card.jpg' }), shortDescription: 'With your greeting.' },
    others: [plate, anOffer({ variantId: 'v0', title: 'Bowl', priceModel: 'free', price: null })],
    delivery: { asksAddress: true, asksCountry: true, countries: [], handlingDays: 2 },
    methods: (['stripe', 'paypal', 'offline'] as const).map((provider) => ({ provider, mode: 'test' })),
  },
);

const allOf = aQuote({
  ...{ couponCode: 'MUGS', couponKind: 'freeShipping', isTaxReversed: true, methods: ['stripe', 'paypal', 'offline'] },
});
const inGermany = { asksAddress: true, asksCountry: true, countries: [{ code: 'DE', name: 'Germany' }] };
const filled = { email: 'vera@example', coupon: 'MUGS', note: 'شكرا', [fieldOfOffer(plate)]: '9' };
const refused = formWith(
  { ...filled, country: 'DE', price: '1x' },
  {
    ...{ email: 'This is no e-mail address.', coupon: 'This coupon is over.', country: 'Not sent to.' },
    ...{
      [fieldOfOffer(plate)]: 'Please take at most 3.',
      'answer.q0': 'Please fill this in.',
      terms: 'Please accept.',
    },
  },
);
const rightToLeft = productDetails(
  { title: 'كوب', shortDescription: 'أزرق', description: 'مصنوع يدويا', images: pictures },
  {
    seller: layla,
    contents: [{ title: 'طبق', thumb: '' }],
    bump: { ...anOffer({ title: 'بطاقة' }), shortDescription: '' },
  },
);

const checkouts: Record<string, Partial<CheckoutScreenProps>> = {
  'with nothing but a price': { details: productDetails({}, { address: null }) },
  'with one picture': { details: productDetails({ images: pictures.slice(0, 1), description: 'Blue.' }) },
  'with everything': { details: everything, quote: allOf, asked: inGermany, taken: [plate], form: formWith(filled) },
  'refused, with everything': { details: everything, quote: allOf, asked: inGermany, taken: [plate], form: refused },
  'of a creator without a page': { details: productDetails({}, { seller: withoutPage }) },
  'from right to left': { details: rightToLeft },
  'for a price of the buyer': {
    details: productDetails({ priceModel: 'payWhatYouWant', minPrice: eur(100), price: null }),
  },
  'for a price that cannot be read': {
    details: productDetails({ priceModel: 'payWhatYouWant', minPrice: eur(100), price: null }),
    form: formWith({ price: '1x' }, { price: 'This is no amount.' }),
  },
  'for free': {
    details: productDetails({ priceModel: 'free', price: null }),
    quote: aQuote({ totals: { ...allOf.totals, subtotal: eur(0), total: eur(0) }, methods: [] }),
  },
  offline: { quote: aQuote({ methods: ['offline'] }) },
  'that cannot be paid': { quote: aQuote({ methods: [] }) },
  'of an amount that no provider charges': { quote: aQuote({ methods: [], isAmountRefused: true }) },
  'held for its buyer, with a notice': { checkout: aCheckout(), notice: 'Your payment was declined.' },
  'after buying': { receipt: '/thankyou?checkout=1' },
  'sold out': { details: productDetails({ description: 'Blue.' }, { saleState: 'soldOut' }), quote: null },
  over: { details: productDetails({}, { saleState: 'ended' }), quote: null },
  'not yet begun': {
    details: productDetails({ saleStart: '2026-12-01T09:00:00Z' }, { saleState: 'comingSoon' }),
    quote: null,
  },
};

const receipt: NonNullable<CheckoutView['order']> = {
  ...{ publicId: 'r'.repeat(22), number: 1042, downloadPath: '/downloadProduct/1', receiptPath: '/receipt/1' },
  after: { text: 'Enjoy it!', link: 'https://ana.example/next' },
  upsell: {
    publicId: 'u'.repeat(22),
    title: 'كوب',
    shortDescription: 'أزرق',
    thumb: '',
    price: eur(300),
    priceModel: 'fixed',
  },
};
const paid = aCheckout({ state: 'completed', paymentState: 'paid', order: receipt });
const details = productDetails({}, { delivery: { ...productDetails().delivery, asksAddress: true, handlingDays: 2 } });

export const examples: ScreenExamples = {
  ...Object.fromEntries(
    Object.entries(checkouts).map(([name, props]): [string, ScreenExamples[string]] => [
      `checkout ${name}`,
      (words) => checkoutScreen(checkoutProps(props), words),
    ]),
  ),
  'order to confirm': (words) =>
    confirmOrderScreen({ action: '/checkout/confirm', waiting: 'w'.repeat(22), token: 't' }, words),
  receipt: (words) => receiptScreen({ checkout: paid, details }, words),
  'receipt of a product that is gone': (words) => receiptScreen({ checkout: paid, details: null }, words),
  'order to be paid offline': (words) =>
    placedScreen({ checkout: aCheckout({ offlineText: 'DE02 1203\nالبنك', paymentState: 'offline' }), details }, words),
  'payment on its way': (words) => waitingScreen({ checkout: aCheckout({ paymentState: 'open' }), details }, words),
  'payment at the bank': (words) =>
    waitingScreen({ checkout: aCheckout({ paymentState: 'processing' }), details }, words),
};
