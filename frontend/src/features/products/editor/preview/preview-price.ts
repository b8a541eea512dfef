import { formatMoney } from '@linkyard/ui';
import { priceText } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';

type Priced = Pick<
  ProductValues,
  'priceModel' | 'currency' | 'price' | 'compareAtPrice' | 'minPrice' | 'suggestedPrice' | 'variants'
>;

const moneyOf = (amount: number | null, currency: string) => (amount === null ? null : { amount, currency });

/** The variants that can be bought, or all that are offered where none can. */
function shownVariants({ variants }: Pick<Priced, 'variants'>): Priced['variants'] {
  const offered = variants.filter(({ status }) => status === 1);
  const buyable = offered.filter(({ stock }) => !stock.track || stock.allowBackorder || stock.onHand > 0);
  return buyable.length > 0 ? buyable : offered;
}

/** The price of the edited product as pages show it. */
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
  const { priceModel, currency, price, compareAtPrice } = values;
  if (priceModel !== 'fixed') return null;
  const costs = shownVariants(values).map((variant) => ({
    amount: variant.price ?? price ?? 0,
    before: variant.compareAtPrice ?? (variant.price === null ? compareAtPrice : null),
  }));
  const [cheapest] = costs.sort((left, right) => left.amount - right.amount);
  const { amount, before } = cheapest ?? { amount: price ?? 0, before: compareAtPrice };
  return before !== null && before > amount ? formatMoney({ amount: before, currency }) : null;
}

/** What one buyer pays: the price, the suggested amount, or the price of the variant that is chosen at first. */
export function previewTotal(values: Priced): string {
  const { priceModel, currency, price, minPrice, suggestedPrice } = values;
  const [first] = shownVariants(values);
  const amount =
    priceModel === 'free'
      ? 0
      : priceModel === 'fixed'
        ? (first?.price ?? price ?? 0)
        : (suggestedPrice ?? minPrice ?? 0);
  return formatMoney({ amount, currency });
}
