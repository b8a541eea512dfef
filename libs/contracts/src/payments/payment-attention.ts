import { z } from 'zod';
import { sentence } from '../primitives/sentence.js';
import { money, type Money } from '../primitives/index.js';

/** Why the payment of a booking, a registration or a donation waits for its receiver. */
export const paymentAttentionCodes = [
  'refund_failed',
  'disputed',
  'dispute_lost',
  'amount_differs',
  'currency_differs',
  'paid_twice',
] as const;
export type PaymentAttentionCode = (typeof paymentAttentionCodes)[number];

/** What the receiver reads; the app recognises and translates it. */
const texts: Readonly<Record<PaymentAttentionCode, string>> = {
  refund_failed: /*i18n*/ 'The refund was not made: the bank of the payer or your payment provider did not accept it.',
  disputed: /*i18n*/ 'The payer disputes this payment at their bank. Answer it at your payment provider.',
  dispute_lost: /*i18n*/ 'The payer has won the dispute, and the payment was taken back.',
  amount_differs: /*i18n*/ 'Another amount was paid than you asked for.',
  currency_differs:
    /*i18n*/ 'This was paid in {currency}, which is not the currency you asked for. Refund it at your payment provider.',
  paid_twice: /*i18n*/ 'This was paid twice. Refund the second payment.',
};

/** In English. @param details the values that the text of the code names in braces */
export const paymentAttentionText = (
  code: PaymentAttentionCode,
  details: Readonly<Record<string, string>> = {},
): string => sentence(texts[code], details);

export const paymentAttention = z.object({
  code: z.enum(paymentAttentionCodes),
  text: z.string(),
  /** What the receiver can refund: again, or of a second payment; null where it is not about a refund. */
  refund: money.nullable(),
});
export type PaymentAttentionView = z.output<typeof paymentAttention>;

/** What a record says of its payments. A second payment is named beside anything else, and is the notice where there is no other. */
export const paymentNoticeFields = {
  /** What the receiver has to decide or to look at, in English. */
  paymentAttention: paymentAttention.nullable().default(null),
  duplicatePayment: paymentAttention.nullable().default(null),
};

/** What is decided about a payment. */
export const paymentDecision = {
  /** What is decided about; what is shown first when missing. */
  code: z.enum(paymentAttentionCodes).optional(),
  /** `refund` makes the refund again, or returns the second payment; `dismiss` changes nothing else. */
  decision: z.enum(['refund', 'dismiss']),
};

interface PaymentNotice {
  code: PaymentAttentionCode | null;
  /** Minor units of a refund that was not made. */
  amount: number;
  /** In which it was paid, where that is another one. */
  currency?: string | null;
}

/**
 * What a record says of its payments.
 * @param notice of the payment that counts
 * @param secondLeft minor units that have not come back of a second payment that waits for a decision; null for none
 * @param currency of the record
 */
export function paymentNoticesOf(notice: PaymentNotice, secondLeft: number | null, currency: string) {
  const text = (code: PaymentAttentionCode) => paymentAttentionText(code, { currency: notice.currency ?? '' });
  const moneyOf = (amount: number): Money => ({ amount, currency });
  const duplicatePayment =
    secondLeft === null ? null : { code: 'paid_twice' as const, text: text('paid_twice'), refund: moneyOf(secondLeft) };
  const { code, amount } = notice;
  if (code === null) return { paymentAttention: duplicatePayment, duplicatePayment };
  const refund = code === 'refund_failed' ? moneyOf(amount) : null;
  return { paymentAttention: { code, text: text(code), refund }, duplicatePayment };
}
