import type { Money } from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';
import type { Product } from './product.schema.js';
import { isInStock } from './stock.js';

type Priced = Pick<Product, 'priceModel' | 'price' | 'minPrice' | 'compareAtPrice' | 'currency' | 'variants'>;

export interface ShownPrice {
  /** What it costs, or at least costs; null where it is free. */
  price: Money | null;
  compareAt: Money | null;
  /** Whether some of what can be bought costs more. */
  isFrom: boolean;
}
interface Cost {
  amount: number;
  compareAt: number | null;
}

/** The price that pages show: of the cheapest variant that can be bought, or of the cheapest of all where none can. */
export function shownPriceOf(product: Priced): ShownPrice {
  const { priceModel, price, minPrice, compareAtPrice, currency } = product;
  const money = (amount: number | null): Money | null => (amount === null ? null : moneyOf(amount, currency));
  if (priceModel === 'free') return { price: null, compareAt: null, isFrom: false };
  if (priceModel === 'payWhatYouWant') return { price: money(minPrice), compareAt: null, isFrom: false };
  const costs = costsOf(product).sort((left, right) => left.amount - right.amount);
  const [cheapest] = costs;
  if (!cheapest) return { price: money(price), compareAt: money(compareAtPrice), isFrom: false };
  return {
    price: money(cheapest.amount),
    compareAt: money(cheapest.compareAt),
    isFrom: costs.some(({ amount }) => amount > cheapest.amount),
  };
}

/** A variant without a price of its own costs what the product costs, and did before. */
function costsOf({ variants, price, compareAtPrice }: Priced): Cost[] {
  const offered = variants.filter(({ status }) => status === 1);
  const buyable = offered.filter(({ stock }) => isInStock(stock));
  return (buyable.length > 0 ? buyable : offered).flatMap((variant) => {
    const amount = variant.price ?? price;
    const inherited = variant.price === null ? compareAtPrice : null;
    return amount === null ? [] : [{ amount, compareAt: variant.compareAtPrice ?? inherited }];
  });
}
