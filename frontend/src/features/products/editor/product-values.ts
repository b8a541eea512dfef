import {
  toMajorUnits,
  type addUpdateProduct,
  type Money,
  type ProductInput,
  type ProductView,
  type RequestInput,
} from '@linkyard/contracts';
import { withLaterChanges } from '@linkyard/ui';
import { momentOfReadersInput, readersInput } from '../../../shared/time/zoned-input.js';
import { sameFigure } from '../same-figure.js';
import { optionsOf, type ProductOption } from './variants.js';

type Wire = Required<ProductInput>;
type Amounts<Shape, Names extends keyof Shape> = Omit<Shape, Names> & Record<Names, number | null>;
type PriceNames = 'price' | 'compareAtPrice' | 'minPrice' | 'suggestedPrice';
type NotEdited = 'type' | 'thumb';
type Converted = 'variants' | 'shipping' | 'saleStart' | 'saleEnd';

/** A product as the form edits it, with the field names of the API. Amounts are minor units, moments are local to the browser. */
export type ProductValues = Amounts<Omit<Wire, NotEdited | Converted>, PriceNames> & {
  /** What the variants are made of; the API has them in each variant. */
  options: ProductOption[];
  variants: Amounts<Wire['variants'][number], 'price' | 'compareAtPrice'>[];
  shipping: Omit<Wire['shipping'], 'rates'> & {
    rates: Amounts<Wire['shipping']['rates'][number], 'amount' | 'freeOver'>[];
  };
  saleStart: string;
  saleEnd: string;
};

const minor = (money: Money | null): number | null => money?.amount ?? null;

const stockOf = ({ track, onHand, allowBackorder, lowAt }: ProductView['stock']) => ({
  track,
  onHand,
  onHandSeen: onHand,
  allowBackorder,
  lowAt,
});

export function valuesOf(product: ProductView): ProductValues {
  const { images, tags, checkout, after, refundPolicy, seo, limits, digital, shipping } = product;
  return {
    title: product.title,
    shortDescription: product.shortDescription,
    description: product.description,
    images: [...images],
    videoUrl: product.videoUrl,
    category: product.category,
    tags: [...tags],
    contents: [...product.contents],
    priceModel: product.priceModel,
    currency: product.currency,
    price: minor(product.price),
    compareAtPrice: minor(product.compareAtPrice),
    minPrice: minor(product.minPrice),
    suggestedPrice: minor(product.suggestedPrice),
    taxIncluded: product.taxIncluded,
    taxCategory: product.taxCategory,
    sku: product.sku,
    options: optionsOf(product.variants),
    variants: product.variants.map((variant) => ({
      ...variant,
      price: minor(variant.price),
      compareAtPrice: minor(variant.compareAtPrice),
      stock: stockOf(variant.stock),
    })),
    stock: stockOf(product.stock),
    limits: { ...limits },
    saleStart: readersInput(product.saleStart),
    saleEnd: readersInput(product.saleEnd),
    digital: structuredClone(digital),
    shipping: {
      ...shipping,
      rates: shipping.rates.map((rate) => ({
        ...rate,
        countries: [...rate.countries],
        amount: rate.amount.amount,
        freeOver: minor(rate.freeOver),
      })),
    },
    checkout: structuredClone(checkout),
    payment: structuredClone(product.payment),
    after: { ...after },
    refundPolicy: { ...refundPolicy },
    seo: { ...seo },
  };
}

type Saved = Pick<ProductView, '_id' | 'rev'>;

/** What is sent to save the form. An amount that is not filled in is empty. */
export function requestOf(values: ProductValues, { _id, rev }: Saved): RequestInput<typeof addUpdateProduct> {
  const { options: _options, variants, shipping, ...same } = values;
  const major = (amount: number | null) => (amount === null ? '' : toMajorUnits(amount, values.currency));
  return {
    ...same,
    _id,
    rev,
    price: major(values.price),
    compareAtPrice: major(values.compareAtPrice),
    minPrice: major(values.minPrice),
    suggestedPrice: major(values.suggestedPrice),
    saleStart: momentOfReadersInput(values.saleStart),
    saleEnd: momentOfReadersInput(values.saleEnd),
    variants: variants.map((variant) => ({
      ...variant,
      price: major(variant.price),
      compareAtPrice: major(variant.compareAtPrice),
    })),
    shipping: {
      ...shipping,
      rates: shipping.rates.map((rate) => ({ ...rate, amount: major(rate.amount), freeOver: major(rate.freeOver) })),
    },
  };
}

/**
 * The product as it was saved, with what was edited after sending. Stock is taken over field by field:
 * a count that was sent must not be applied a second time.
 */
export function valuesAfterSave(stored: ProductValues, sent: ProductValues, current: ProductValues): ProductValues {
  const merged = withLaterChanges(stored, sent, current);
  return {
    ...merged,
    stock: withLaterChanges(stored.stock, sent.stock, current.stock),
    variants: merged.variants.map((variant) => {
      const one = stored.variants.find(({ id }) => id === variant.id);
      const before = sent.variants.find(({ id }) => id === variant.id);
      if (!one || !before) return variant;
      return {
        ...withLaterChanges(one, before, variant),
        stock: withLaterChanges(one.stock, before.stock, variant.stock),
      };
    }),
  };
}

/** The same figures in another currency. */
export function inCurrency(values: ProductValues, currency: string): ProductValues {
  const change = (amount: number | null) => sameFigure(amount, values.currency, currency);
  return {
    ...values,
    currency,
    price: change(values.price),
    compareAtPrice: change(values.compareAtPrice),
    minPrice: change(values.minPrice),
    suggestedPrice: change(values.suggestedPrice),
    variants: values.variants.map((variant) => ({
      ...variant,
      price: change(variant.price),
      compareAtPrice: change(variant.compareAtPrice),
    })),
    shipping: {
      ...values.shipping,
      rates: values.shipping.rates.map((rate) => ({
        ...rate,
        amount: change(rate.amount),
        freeOver: change(rate.freeOver),
      })),
    },
  };
}
