import { z } from 'zod';
import { sentence } from '../../kit/sentence.js';
import { money } from '../../primitives/index.js';

/** Why the payment of a booking or a registration waits for its host. */
export const paymentAttentionCodes = [
  'refund_failed',
  'disputed',
  'dispute_lost',
  'amount_differs',
  'paid_twice',
] as const;
export type PaymentAttentionCode = (typeof paymentAttentionCodes)[number];

/** What the host reads; the app recognises and translates it. */
const texts: Readonly<Record<PaymentAttentionCode, string>> = {
  refund_failed: /*i18n*/ 'The refund was not made: the bank of the payer or your payment provider did not accept it.',
  disputed: /*i18n*/ 'The payer disputes this payment at their bank. Answer it at your payment provider.',
  dispute_lost: /*i18n*/ 'The payer has won the dispute, and the payment was taken back.',
  amount_differs: /*i18n*/ 'Another amount was paid than this costs.',
  paid_twice: /*i18n*/ 'This was paid twice. Refund the second payment.',
};

/** In English. */
export const paymentAttentionText = (code: PaymentAttentionCode): string => sentence(texts[code], {});

export const paymentAttention = z.object({
  code: z.enum(paymentAttentionCodes),
  text: z.string(),
  /** What the host can refund: again, or of a second payment; null where it is not about a refund. */
  refund: money.nullable(),
});

/** `refund` makes the refund again, or returns the second payment; `dismiss` changes nothing else. */
export const paymentDecision = z.enum(['refund', 'dismiss']);
