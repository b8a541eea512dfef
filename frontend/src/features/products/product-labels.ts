import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import { perLanguage, formatMoney, type StatusMap } from '@linkyard/ui';

export const productStates: () => StatusMap<ProductView['state']> = perLanguage(() => ({
  draft: { label: t`Draft`, tone: 'neutral' },
  published: { label: t`Published`, tone: 'good' },
  archived: { label: t`Archived`, tone: 'waiting' },
}));

export const typeLabels: () => Record<ProductView['type'], string> = perLanguage(() => ({
  digital: t`Digital`,
  physical: t`Physical`,
  service: t`Service`,
  bundle: t`Bundle`,
}));

/** What a product without a title is called in lists and questions. */
export const titleOf = ({ title }: Pick<ProductView, 'title'>): string => title || t`Untitled product`;

/** The complete address of a product's page. */
export const addressOf = ({ publicId }: Pick<ProductView, 'publicId'>): string =>
  new URL(`/checkout/${publicId}`, location.origin).href;

type Priced = Pick<ProductView, 'priceModel' | 'price' | 'minPrice' | 'currency' | 'variants'>;

/** The price as one short text: "€12.00", "from €8.00", "€5.00 or more", "Free". */
export function priceText({ priceModel, price, minPrice, currency, variants }: Priced): string {
  if (priceModel === 'free') return t`Free`;
  if (priceModel === 'payWhatYouWant')
    return minPrice && minPrice.amount > 0 ? t`${formatMoney(minPrice)} or more` : t`Pay what you want`;
  const amounts = variants.flatMap((variant) => variant.price?.amount ?? price?.amount ?? []);
  const lowest = amounts.length > 0 ? Math.min(...amounts) : price?.amount;
  if (lowest === undefined) return t`No price`;
  const text = formatMoney({ amount: lowest, currency });
  return amounts.some((amount) => amount > lowest) ? t`from ${text}` : text;
}

type Stocked = Pick<ProductView, 'stock' | 'variants'>;

/** What is left to sell, over all variants; null when stock is not counted. */
export function stockLeft({ stock, variants }: Stocked): { left: number; isLow: boolean } | null {
  const counted = (variants.length > 0 ? variants.map((variant) => variant.stock) : [stock]).filter(
    ({ track }) => track,
  );
  if (counted.length === 0) return null;
  const free = counted.map(({ onHand, reserved, lowAt }) => ({ left: Math.max(0, onHand - reserved), lowAt }));
  return {
    left: free.reduce((sum, { left }) => sum + left, 0),
    isLow: free.some(({ left, lowAt }) => left <= lowAt),
  };
}
