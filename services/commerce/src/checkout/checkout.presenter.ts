import type { createCheckout, ReplyInput } from '@linkyard/contracts';
import { inCurrency } from '../pricing/in-currency.js';
import type { Order } from '../orders/order.schema.js';
import type { Product } from '../products/product.schema.js';
import type { Checkout } from './checkout.schema.js';

type View = ReplyInput<typeof createCheckout>['checkout'];
type Receipt = NonNullable<View['order']>;

export const presentLines = (
  lines: readonly Omit<Checkout['lines'][number], 'productId' | 'contents'>[],
  currency: string,
) =>
  lines.map(({ unitPrice, discount, tax, total, ...line }) => ({
    ...line,
    ...inCurrency({ unitPrice, discount, tax, total }, currency),
  }));

/** @param shown beside the number of a paid order */
export function presentCheckout(
  { lines, currency, totals, coupon, openedPublicId, ...checkout }: Checkout,
  order: Order | null,
  offlineText: string,
  shown: Omit<Receipt, 'publicId' | 'number'>,
): View {
  return {
    ...checkout,
    product: openedPublicId,
    paymentState: order?.paidAt ? 'paid' : checkout.paymentState,
    offlineText,
    items: presentLines(lines, currency),
    campaignId: checkout.attribution.campaignId,
    couponCode: coupon.code,
    couponKind: coupon.kind,
    totals: inCurrency(totals, currency),
    order: order?.number ? { publicId: order.publicId, number: order.number, ...shown } : null,
  };
}

/** What the seller says after a purchase. */
export function afterOf(product: Product | null): { text: string; link: string } {
  if (!product) return { text: '', link: '' };
  const { thanktype, text, link, page } = product.after;
  if (thanktype === 'link') return { text, link };
  return { text, link: thanktype === 'page' && page !== '' ? `/${page.replace(/^\/+/, '')}` : '' };
}
