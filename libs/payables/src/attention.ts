import { paymentAttentionCodes, paymentNoticesOf, type PaymentAttentionCode } from '@linkyard/contracts';
import { leftOf, openDuplicateOf, type DuplicatePayment } from './duplicates.js';
import type { DisputeOutcome } from './transitions.js';

/** Why a payment waits for its receiver. */
export const paymentAttentionFields = {
  code: { type: String, enum: [null, ...paymentAttentionCodes], default: null },
  /** Minor units of a refund that was not made. */
  amount: { type: Number, default: 0 },
  /** In which it was paid, where that is another one than was asked for. */
  currency: { type: String, default: null },
  /** Of the request for that refund, so that it is noted once. */
  key: { type: String, default: '' },
} as const;

export interface PaymentAttention {
  code: PaymentAttentionCode | null;
  amount: number;
  currency: string | null;
  key: string;
}

export const noPaymentAttention: PaymentAttention = { code: null, amount: 0, currency: null, key: '' };

/** @param about what the notice says beside its code */
export const attentionFor = (
  code: PaymentAttentionCode,
  about: Partial<Omit<PaymentAttention, 'code'>> = {},
): PaymentAttention => ({ ...noPaymentAttention, ...about, code });

/** @returns null where the notice stays as it is */
export function afterDispute(code: string | null, outcome: DisputeOutcome): PaymentAttention | null {
  if (outcome === 'won') return code === 'disputed' ? noPaymentAttention : null;
  return attentionFor(outcome === 'lost' ? 'dispute_lost' : 'disputed');
}

interface Noticed {
  currency: string;
  /** Records of earlier versions have none. */
  paymentAttention?: PaymentAttention;
  duplicates?: (Omit<DuplicatePayment, 'refunded'> & { refunded?: number })[];
}

/** What its receiver is shown about the payments of a record. */
export function presentPaymentNotices(record: Noticed) {
  const second = openDuplicateOf(record);
  return paymentNoticesOf(record.paymentAttention ?? noPaymentAttention, second && leftOf(second), record.currency);
}

/** What a decision is about: what it names, else what is shown first. */
export const decidedCode = (shown: string | null, code?: PaymentAttentionCode): string => code ?? shown ?? 'paid_twice';

/** The receiver has been asked to make the refund again. */
export const waitsForRefund = ({ paymentAttention }: Pick<Noticed, 'paymentAttention'>): boolean =>
  paymentAttention?.code === 'refund_failed';
