import type {
  Money,
  ProductView,
  PublicProductView,
  ReplyInput,
  getProduct,
  getPublicProduct,
} from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';
import { contentsOf } from './bundle.js';
import { paymentOf } from './payment-methods.js';
import { noStats } from './product-fields.js';
import type { Product } from './product.schema.js';
import { shownPriceOf } from './shown-price.js';
import { isInStock } from './stock.js';

type Shown = ReplyInput<typeof getProduct>['product'];
type ShownToBuyers = ReplyInput<typeof getPublicProduct>['product'];
export type { ProductView, PublicProductView };

const moneyIn =
  (currency: string) =>
  (amount: number | null): Money | null =>
    amount === null ? null : moneyOf(amount, currency);

export function presentProduct(product: Product, isReadOnly = false): Shown {
  const money = moneyIn(product.currency);
  return {
    ...product,
    isReadOnly,
    isBlocked: product.isBlocked ?? false,
    contents: contentsOf(product),
    payment: paymentOf(product),
    stats: statsOf(product),
    price: money(product.price),
    compareAtPrice: money(product.compareAtPrice),
    minPrice: money(product.minPrice),
    suggestedPrice: money(product.suggestedPrice),
    variants: product.variants.map((variant) => ({
      ...variant,
      price: money(variant.price),
      compareAtPrice: money(variant.compareAtPrice),
    })),
    shipping: {
      ...product.shipping,
      rates: product.shipping.rates.map(({ amount, freeOver, ...rate }) => ({
        ...rate,
        amount: moneyOf(amount, product.currency),
        freeOver: money(freeOver),
      })),
    },
  };
}

/** Revenue in the product's present currency first; stored before there were any: none. */
function statsOf({ stats, currency }: Pick<Product, 'currency'> & Partial<Pick<Product, 'stats'>>): Shown['stats'] {
  const { revenue, ...counts } = stats ?? noStats;
  const amounts = Object.entries(revenue).map(([code, amount]) => moneyOf(amount, code));
  return { ...counts, revenue: amounts.toSorted((one) => (one.currency === currency ? -1 : 1)) };
}

/** @param now decides whether the sale has begun and not ended */
export function presentToBuyers(product: Product, now: Date): ShownToBuyers {
  const { variants, ...shown } = presentProduct(product);
  const offered = product.variants.filter(({ status }) => status === 1);
  const hasBegun = !product.saleStart || product.saleStart <= now;
  const hasEnded = product.saleEnd !== null && product.saleEnd <= now;
  return {
    ...shown,
    shownPrice: shownPriceOf(product),
    isOnSale: hasBegun && !hasEnded,
    isInStock: offered.length > 0 ? offered.some(({ stock }) => isInStock(stock)) : isInStock(product.stock),
    variants: variants
      .filter(({ status }) => status === 1)
      .map((variant) => ({ ...variant, isInStock: isInStock(variant.stock) })),
  };
}
