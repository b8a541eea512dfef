import { formatMoney } from '@linkyard/ui';
import { priceText } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';

const moneyOf = (amount: number | null, currency: string) => (amount === null ? null : { amount, currency });

/** The price of the edited product as the list shows it. */
export function previewPrice({ currency, variants, price, minPrice, priceModel }: ProductValues): string {
  const sold = variants.filter(({ status }) => status === 1);
  return priceText({
    priceModel,
    currency,
    price: moneyOf(price, currency),
    minPrice: moneyOf(minPrice, currency),
    variants: sold.map((variant) => ({
      ...variant,
      price: moneyOf(variant.price, currency),
      compareAtPrice: null,
      stock: { ...variant.stock, reserved: 0 },
    })),
  });
}

/** What one buyer pays: the price, the suggested amount, or the price of the first variant. */
export function previewTotal(values: ProductValues): string {
  const { priceModel, currency, price, minPrice, suggestedPrice, variants } = values;
  const first = variants.find(({ status }) => status === 1);
  const amount =
    priceModel === 'free'
      ? 0
      : priceModel === 'fixed'
        ? (first?.price ?? price ?? 0)
        : (suggestedPrice ?? minPrice ?? 0);
  return formatMoney({ amount, currency });
}
