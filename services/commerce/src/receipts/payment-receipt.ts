import type { bookingPaidItems, DocumentContent, ReplyOf } from '@linkyard/contracts';
import { dayOf, type Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import { dayText, timeText } from '../locales/dates.js';
import type { Payment } from '../payments/payment.model.js';
import type { Issuer } from './seller-party.js';
import { testNote } from './test-note.js';

type Items = ReplyOf<typeof bookingPaidItems>['items'];
/** The fields of a payment that its receipt shows. */
export interface ReceiptPayment extends Pick<Payment, '_id' | 'mode' | 'amount' | 'currency' | 'refundedTotal'> {
  settledAt: Date;
}
interface PaidFor {
  person: { name: string; email: string };
  items: Items;
}

/** The receipt of bookings or of a registration, which have no number of their own: the payment's id names it. */
export function paymentReceipt(
  { _id, mode, amount, currency, refundedTotal, settledAt }: ReceiptPayment,
  { person: { name, email }, items }: PaidFor,
  { party, timeZone }: Issuer,
  i18n: Texts,
): DocumentContent {
  const shown = (minor: number) => formatAmount(minor, currency, i18n.language);
  return {
    title: i18n.t('Receipt'),
    language: i18n.language,
    issuedOn: dayOf(settledAt, timeZone),
    facts: [
      { label: i18n.t('Payment'), value: _id },
      { label: i18n.t('Paid on'), value: dayText(settledAt, timeZone, i18n.language) },
    ],
    seller: party,
    buyer: { label: i18n.t('Paid by'), name: name || email, details: [name && email] },
    columns: [i18n.t('Booking'), i18n.t('Time'), i18n.t('Paid')],
    rows: items.map(({ title, startAt, timeZone, paid }) => [
      title,
      startAt === null ? '' : timeText(new Date(startAt), timeZone, i18n.language),
      shown(paid),
    ]),
    sums: [
      { label: i18n.t('Total'), value: shown(amount), isStrong: true },
      ...(refundedTotal > 0
        ? [
            { label: i18n.t('Refunded'), value: shown(-refundedTotal), isStrong: false },
            { label: i18n.t('Total after refunds'), value: shown(amount - refundedTotal), isStrong: true },
          ]
        : []),
    ],
    notes: testNote(mode, i18n),
    footer: `${party.name} · ${i18n.t('Payment {payment}', { payment: _id })}`,
  };
}
