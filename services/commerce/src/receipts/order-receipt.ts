import type { DocumentContent } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import type { Order } from '../orders/order.schema.js';
import { countryName } from './seller-party.js';

type Sum = DocumentContent['sums'][number];
/** The fields of an order that its receipt shows. */
export interface ReceiptOrder extends Pick<Order, 'number' | 'totals' | 'currency' | 'isTaxReversed'> {
  paidAt: Date;
  lines: readonly Pick<Order['lines'][number], 'title' | 'qty' | 'unitPrice' | 'tax' | 'total'>[];
  buyer: Pick<Order['buyer'], 'name' | 'email' | 'address' | 'country' | 'vatId'>;
  refunds: readonly Pick<Order['refunds'][number], 'state' | 'amount' | 'at'>[];
}

export const dayText = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

export function orderReceipt(order: ReceiptOrder, seller: DocumentContent['seller']): DocumentContent {
  const { number, lines, paidAt, currency, totals, refunds } = order;
  const shown = (amount: number) => formatAmount(amount, currency, 'en');
  const hasTax = totals.tax > 0;
  const settled = refunds.filter(({ state }) => state === 'settled');
  return {
    title: `Receipt for order ${number ?? ''}`.trim(),
    language: 'en',
    issuedOn: isoDay(paidAt),
    facts: [
      { label: 'Order', value: String(number ?? '') },
      { label: 'Paid on', value: dayText(paidAt) },
      ...settled.map(({ at, amount }) => ({ label: 'Refund', value: `${shown(amount)} on ${dayText(at)}` })),
    ],
    seller,
    buyer: buyerParty(order.buyer),
    columns: ['Item', 'Quantity', 'Price', ...(hasTax ? ['Tax'] : []), 'Total'],
    rows: lines.map(({ title, qty, unitPrice, tax, total }) => [
      title,
      String(qty),
      shown(unitPrice),
      ...(hasTax ? [shown(tax)] : []),
      shown(total),
    ]),
    sums: sumsOf(totals, shown),
    notes: order.isTaxReversed ? ['Reverse charge: the tax of this sale is owed by the buyer.'] : [],
    footer: `${seller.name} · Order ${number ?? ''}`,
  };
}

function buyerParty({ name, email, address, country, vatId }: ReceiptOrder['buyer']): DocumentContent['buyer'] {
  return {
    label: 'Buyer',
    name: name || email,
    details: [name && email, ...address.split('\n'), countryName(country), vatId && `VAT ID ${vatId}`],
  };
}

function sumsOf({ subtotal, discount, shipping, tax, total, refunded }: Order['totals'], shown: (n: number) => string) {
  const isTaxAdded = total > subtotal - discount + shipping;
  const optional = (label: string, amount: number): Sum[] =>
    amount === 0 ? [] : [{ label, value: shown(amount), isStrong: false }];
  return [
    ...optional('Subtotal', subtotal === total ? 0 : subtotal),
    ...optional('Discount', -discount),
    ...optional('Shipping', shipping),
    ...optional(isTaxAdded ? 'Tax' : 'Tax included', tax),
    { label: 'Total', value: shown(total), isStrong: true },
    ...optional('Refunded', -refunded),
    ...(refunded > 0 ? [{ label: 'Total after refunds', value: shown(total - refunded), isStrong: true }] : []),
  ];
}
