import type { CheckoutView, Money, ProductPageDetails, ProductView } from '@linkyard/contracts';
import type { Quote } from '@linkyard/storefront';
import { titleOf } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';
import { isBuyable, moneyOf, shownPriceOf, variantsOnOffer } from './preview-price.js';

export interface Previewed {
  values: ProductValues;
  /** As it is saved. */
  product: Pick<ProductView, 'publicId' | 'slug' | 'type'>;
  seller: ProductPageDetails['seller'];
  /** The additional offer; null where there is none, or until it is loaded. */
  bump: ProductView | null;
  /** Of the site that the app is at. */
  origin: string;
  /** Titles of what a bundle holds. */
  contents: readonly string[];
}

/** The edited product as its buyers would get it: on sale, with every way to pay that it allows. */
export function previewDetails({ values, product, seller, bump, contents, origin }: Previewed): ProductPageDetails {
  const { shipping, checkout, payment, digital } = values;
  const isSent = shipping.required && product.type !== 'digital' && product.type !== 'service';
  return {
    product: previewedProduct(values, product),
    address: new URL(`/checkout/${product.publicId}`, origin).href,
    saleState: 'onSale',
    seller,
    methods: payment.methods.map((provider) => ({ provider, mode: 'live' as const })),
    delivery: {
      asksAddress: isSent || checkout.askAddress,
      asksCountry: isSent,
      countries: [],
      handlingDays: shipping.handlingDays,
    },
    asksVatId: false,
    previews: digital.files
      .filter(({ kind }) => kind === 'preview')
      .map(({ mediaId, name }) => ({ mediaId, name, size: 0 })),
    contents: contents.map((title) => ({ title, thumb: '' })),
    bump: bump && offeredBump(bump),
    others: [],
  };
}

function previewedProduct(values: ProductValues, product: Previewed['product']): ProductPageDetails['product'] {
  const { currency, checkout, limits, refundPolicy, seo } = values;
  const money = (amount: number | null) => moneyOf(amount, currency);
  return {
    ...{ publicId: product.publicId, slug: product.slug, type: product.type, title: titleOf(values) },
    ...{ shortDescription: values.shortDescription, description: values.description, videoUrl: values.videoUrl },
    ...{ images: values.images, thumb: '', category: values.category, tags: values.tags, limits, refundPolicy, seo },
    ...{ priceModel: values.priceModel, currency, taxIncluded: values.taxIncluded, checkout },
    ...{ price: money(values.price), compareAtPrice: money(values.compareAtPrice) },
    ...{ minPrice: money(values.minPrice), suggestedPrice: money(values.suggestedPrice) },
    ...{ shownPrice: shownPriceOf(values), isOnSale: true, isInStock: true, saleStart: null, saleEnd: null },
    variants: variantsOnOffer(values).map((variant) => ({
      ...{ id: variant.id, title: variant.title, options: variant.options, image: variant.image },
      ...{ price: money(variant.price), compareAtPrice: money(variant.compareAtPrice), isInStock: isBuyable(variant) },
    })),
  };
}

function offeredBump({ images, checkout, shipping, ...bump }: ProductView): NonNullable<ProductPageDetails['bump']> {
  const { publicId, title, shortDescription, thumb, priceModel, price, minPrice, suggestedPrice } = bump;
  return {
    ...{ publicId, title, shortDescription, thumb: thumb || images[0] || '', priceModel },
    price: priceModel === 'payWhatYouWant' ? (suggestedPrice ?? minPrice) : price,
    asksAddress: shipping.required || checkout.askAddress,
    asksCountry: shipping.required,
  };
}

/** What one buyer pays before tax and shipping. */
export function previewQuote({ product, methods }: ProductPageDetails): Quote {
  const qty = product.limits.minQty;
  const unitPrice = firstPrice(product);
  const none = { amount: 0, currency: product.currency };
  const total = { amount: unitPrice.amount * qty, currency: product.currency };
  const line = { publicId: product.publicId, variantId: null, title: product.title, thumb: '', qty, unitPrice };
  return {
    items: [{ ...line, discount: none, tax: none, total }],
    totals: { subtotal: total, discount: none, shipping: none, tax: none, total },
    ...{ couponCode: '', couponKind: null, isTaxReversed: false, campaignId: null },
    ...{ methods: methods.map(({ provider }) => provider), isAmountRefused: false, problems: [] },
  };
}

/** The price, the suggested amount, or the price of the variant that is chosen at first. */
function firstPrice({
  priceModel,
  price,
  suggestedPrice,
  minPrice,
  variants,
  currency,
}: ProductPageDetails['product']): Money {
  const first = variants.find(({ isInStock }) => isInStock) ?? variants[0];
  const amounts = {
    free: null,
    fixed: first?.price ?? price,
    payWhatYouWant: suggestedPrice ?? minPrice,
  };
  return amounts[priceModel] ?? { amount: 0, currency };
}

/** The order of an example buyer who has paid. */
export function previewOrder(
  details: ProductPageDetails,
  { after, email }: Pick<ProductValues, 'after'> & { email: string },
): CheckoutView {
  const { publicId, type } = details.product;
  const { items, totals } = previewQuote(details);
  const hasFiles = type === 'digital' || type === 'bundle';
  const links = { text: '', link: after.link, page: after.page && `/${after.page}` };
  return {
    ...{ publicId, product: publicId, state: 'completed', paymentState: 'paid', items, totals },
    buyer: { email, name: '', phone: '', address: '', country: '', vatId: '' },
    ...{ answers: [], buyerNote: '', provider: null, typedPrice: '', offlineText: '', expiresAt: '' },
    ...{ couponCode: '', couponKind: null, isTaxReversed: false, campaignId: null },
    order: {
      ...{ publicId, number: 1001, downloadPath: hasFiles ? '/' : '', receiptPath: '/', upsell: null },
      after: { text: after.text, link: links[after.thanktype] },
    },
  };
}
