import type { Money, ProductPageDetails } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';
import { priceText } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';

type Priced = Pick<
  ProductValues,
  'priceModel' | 'currency' | 'price' | 'compareAtPrice' | 'minPrice' | 'suggestedPrice' | 'variants'
>;
type Variant = Priced['variants'][number];

export const moneyOf = (amount: number | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };

export const variantsOnOffer = ({ variants }: Pick<Priced, 'variants'>): Variant[] =>
  variants.filter(({ status }) => status === 1);
export const isBuyable = ({ stock }: Variant): boolean => !stock.track || stock.allowBackorder || stock.onHand > 0;

/** The variants that can be bought, or all that are offered where none can. */
function shownVariants(values: Pick<Priced, 'variants'>): Variant[] {
  const offered = variantsOnOffer(values);
  const buyable = offered.filter(isBuyable);
  return buyable.length > 0 ? buyable : offered;
}

/** The price of the edited product as the server will show it to buyers: of the cheapest variant that can be bought. */
export function shownPriceOf(values: Priced): ProductPageDetails['product']['shownPrice'] {
  const { priceModel, currency, price, minPrice, compareAtPrice } = values;
  if (priceModel !== 'fixed')
    return { price: priceModel === 'free' ? null : moneyOf(minPrice, currency), compareAt: null, isFrom: false };
  const costs = shownVariants(values)
    .map((variant) => ({
      amount: variant.price ?? price ?? 0,
      before: variant.compareAtPrice ?? (variant.price === null ? compareAtPrice : null),
    }))
    .sort((left, right) => left.amount - right.amount);
  const [cheapest] = costs;
  if (!cheapest)
    return { price: moneyOf(price, currency), compareAt: moneyOf(compareAtPrice, currency), isFrom: false };
  return {
    price: moneyOf(cheapest.amount, currency),
    compareAt: moneyOf(cheapest.before, currency),
    isFrom: costs.some(({ amount }) => amount > cheapest.amount),
  };
}

/** The price of the edited product as blocks of pages show it. */
export function previewPrice(values: Priced): string {
  const { currency, price, minPrice, priceModel } = values;
  return priceText({
    priceModel,
    currency,
    price: moneyOf(price, currency),
    minPrice: moneyOf(minPrice, currency),
    variants: shownVariants(values).map((variant) => ({
      ...variant,
      price: moneyOf(variant.price, currency),
      compareAtPrice: null,
      stock: { ...variant.stock, reserved: 0 },
    })),
  });
}

/** The price before of the product, or of the variant whose price is shown; null where it is not higher. */
export function previewPriceBefore(values: Priced): string | null {
  const { price, compareAt } = shownPriceOf(values);
  return compareAt && compareAt.amount > (price?.amount ?? 0) ? formatMoney(compareAt) : null;
}
