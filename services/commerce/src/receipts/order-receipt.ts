import type { DocumentContent } from '@linkyard/contracts';
import { dayOf, type Texts } from '@linkyard/languages';
import { formatAmount, taxParts } from '@linkyard/money';
import { dayText } from '../locales/dates.js';
import type { Order } from '../orders/order.schema.js';
import { countryName, type Issuer } from './seller-party.js';
import { testNote } from './test-note.js';

type Sum = DocumentContent['sums'][number];
/** The fields of an order that its receipt shows. */
export interface ReceiptOrder extends Pick<Order, 'number' | 'mode' | 'totals' | 'currency' | 'isTaxReversed'> {
  paidAt: Date;
  lines: readonly Pick<Order['lines'][number], 'title' | 'qty' | 'unitPrice' | 'tax' | 'total'>[];
  buyer: Pick<Order['buyer'], 'name' | 'email' | 'address' | 'country' | 'vatId'>;
  refunds: readonly Pick<Order['refunds'][number], 'state' | 'amount' | 'at'>[];
}

export function orderReceipt(order: ReceiptOrder, { party, timeZone }: Issuer, i18n: Texts): DocumentContent {
  const { number, lines, paidAt, currency, totals, refunds } = order;
  const shown = (amount: number) => formatAmount(amount, currency, i18n.language);
  const day = (at: Date) => dayText(at, timeZone, i18n.language);
  const hasTax = totals.tax > 0;
  const settled = refunds.filter(({ state }) => state === 'settled');
  return {
    title: i18n.t('Receipt for order {number}', { number: number ?? '' }).trim(),
    language: i18n.language,
    issuedOn: dayOf(paidAt, timeZone),
    facts: [
      { label: i18n.t('Order'), value: String(number ?? '') },
      { label: i18n.t('Paid on'), value: day(paidAt) },
      ...settled.map(({ at, amount }) => ({
        label: i18n.t('Refund'),
        value: i18n.t('{amount} on {date}', { amount: shown(amount), date: day(at) }),
      })),
    ],
    seller: party,
    buyer: buyerParty(order.buyer, i18n),
    columns: [
      ...[i18n.t('Item'), i18n.t('Quantity'), i18n.t('Price')],
      ...(hasTax ? [i18n.t('Tax')] : []),
      i18n.t('Total'),
    ],
    rows: lines.map(({ title, qty, unitPrice, tax, total }) => [
      title,
      String(qty),
      shown(unitPrice),
      ...(hasTax ? [shown(tax)] : []),
      shown(total),
    ]),
    sums: sumsOf(totals, shown, i18n),
    notes: [
      ...testNote(order.mode, i18n),
      ...(order.isTaxReversed ? [i18n.t('Reverse charge: the tax of this sale is owed by the buyer.')] : []),
    ],
    footer: `${party.name} · ${i18n.t('Order {number}', { number: number ?? '' })}`,
  };
}

function buyerParty({ name, email, address, country, vatId }: ReceiptOrder['buyer'], i18n: Texts) {
  return {
    label: i18n.t('Buyer'),
    name: name || email,
    details: [
      name && email,
      ...address.split('\n'),
      countryName(country, i18n.language),
      vatId && i18n.t('VAT ID {vatId}', { vatId }),
    ],
  };
}

function sumsOf(totals: Order['totals'], shown: (amount: number) => string, i18n: Texts) {
  const { subtotal, discount, shipping, total, refunded } = totals;
  const { added, included } = taxParts(totals);
  const isSum = [discount, shipping, added].some((amount) => amount !== 0);
  const optional = (label: string, amount: number): Sum[] =>
    amount === 0 ? [] : [{ label, value: shown(amount), isStrong: false }];
  return [
    ...optional(i18n.t('Subtotal'), isSum ? subtotal : 0),
    ...optional(i18n.t('Discount'), -discount),
    ...optional(i18n.t('Shipping'), shipping),
    ...optional(i18n.t('Tax'), added),
    ...optional(i18n.t('Tax included'), included),
    { label: i18n.t('Total'), value: shown(total), isStrong: true },
    ...optional(i18n.t('Refunded'), -refunded),
    ...(refunded > 0 ? [{ label: i18n.t('Total after refunds'), value: shown(total - refunded), isStrong: true }] : []),
  ];
}
