import type { createCheckout, Money, ReplyInput } from '@linkyard/contracts';
import type { Order } from '../orders/order.schema.js';
import type { Checkout } from './checkout.schema.js';

type Amounts<Fields> = { [Name in keyof Fields]: Money };

/** @param amounts minor units, all of one currency */
export function inCurrency<Fields extends object>(amounts: Fields, currency: string): Amounts<Fields>;
export function inCurrency(amounts: object, currency: string): object {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, { amount, currency }]));
}

export function presentCheckout(
  { lines, currency, totals, ...checkout }: Checkout,
  order: Order | null,
): ReplyInput<typeof createCheckout>['checkout'] {
  return {
    ...checkout,
    items: lines.map(({ unitPrice, total, ...line }) => ({ ...line, ...inCurrency({ unitPrice, total }, currency) })),
    totals: inCurrency(totals, currency),
    order: order?.number ? { publicId: order.publicId, number: order.number, downloadPath: '' } : null,
  };
}
