import type { bookingPaidItems, DocumentContent, ReplyOf } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import type { Payment } from '../payments/payment.model.js';
import { dayText, isoDay } from './order-receipt.js';

type Items = ReplyOf<typeof bookingPaidItems>['items'];
/** The fields of a payment that its receipt shows. */
export interface ReceiptPayment extends Pick<Payment, '_id' | 'amount' | 'currency' | 'refundedTotal'> {
  settledAt: Date;
}
interface PaidFor {
  person: { name: string; email: string };
  items: Items;
}

/** The receipt of bookings or of a registration, which have no number of their own: the payment's id names it. */
export function paymentReceipt(
  { _id, amount, currency, refundedTotal, settledAt }: ReceiptPayment,
  { person: { name, email }, items }: PaidFor,
  seller: DocumentContent['seller'],
): DocumentContent {
  const shown = (minor: number) => formatAmount(minor, currency, 'en');
  return {
    title: 'Receipt',
    language: 'en',
    issuedOn: isoDay(settledAt),
    facts: [
      { label: 'Payment', value: _id },
      { label: 'Paid on', value: dayText(settledAt) },
    ],
    seller,
    buyer: { label: 'Paid by', name: name || email, details: [name && email] },
    columns: ['Booking', 'Time', 'Paid'],
    rows: items.map(({ title, startAt, timeZone, paid }) => [title, timeText(startAt, timeZone), shown(paid)]),
    sums: [
      { label: 'Total', value: shown(amount), isStrong: true },
      ...(refundedTotal > 0
        ? [
            { label: 'Refunded', value: shown(-refundedTotal), isStrong: false },
            { label: 'Total after refunds', value: shown(amount - refundedTotal), isStrong: true },
          ]
        : []),
    ],
    notes: [],
    footer: `${seller.name} · Payment ${_id}`,
  };
}

function timeText(startAt: string | null, timeZone: string): string {
  if (startAt === null) return '';
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${at.format(new Date(startAt))} (${timeZone.replaceAll('_', ' ')})`;
}
