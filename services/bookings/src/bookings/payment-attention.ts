import {
  paymentAttentionCodes,
  paymentAttentionText,
  type BookingView,
  type EventData,
  type paymentDisputed,
  type PaymentAttentionCode,
} from '@linkyard/contracts';
import { embedded } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

/** Why the payment of a booking or a registration waits for its host. */
export const paymentAttentionFields = {
  code: { type: String, enum: [null, ...paymentAttentionCodes], default: null },
  /** Minor units of a refund that was not accepted. */
  amount: { type: Number, default: 0 },
  /** Of the request for that refund, so that it is noted once. */
  key: { type: String, default: '' },
} as const;

interface PaymentAttention {
  code: PaymentAttentionCode | null;
  amount: number;
  key: string;
}
interface Money {
  paid: number;
  refundAsked: number;
  refunded: number;
}

/** Payments that came after the one that counts; each waits for its host while it is open. */
export const duplicatePayment = embedded({
  paymentId: { type: String, required: true },
  /** Minor units. */
  amount: { type: Number, required: true },
  isOpen: { type: Boolean, default: true },
});

export interface DuplicatePayment {
  paymentId: string;
  amount: number;
  isOpen: boolean;
}
interface PaidOften {
  duplicates?: DuplicatePayment[];
}

/** Records of earlier versions name none. */
export const openDuplicateOf = ({ duplicates = [] }: PaidOften) => duplicates.find(({ isOpen }) => isOpen) ?? null;

/** The second payments of a record, one of them opened or closed. */
export const withDuplicate = ({ duplicates = [] }: PaidOften, paymentId: string, isOpen: boolean) =>
  duplicates.map((one) => (one.paymentId === paymentId ? { ...one, isOpen } : one));

export const hasDuplicate = ({ duplicates = [] }: PaidOften, paymentId: string): boolean =>
  duplicates.some((one) => one.paymentId === paymentId);

/** What changes with a payment of a record that is paid already. */
export const withSecond = (record: PaidOften, paymentId: string, amount: number): DuplicatePayment[] =>
  hasDuplicate(record, paymentId)
    ? (record.duplicates ?? [])
    : [...(record.duplicates ?? []), { paymentId, amount, isOpen: true }];

export const noPaymentAttention: PaymentAttention = { code: null, amount: 0, key: '' };

/** Records of earlier versions have none. */
export function presentPaymentAttention({
  currency,
  paymentAttention,
  duplicates = [],
}: PaidOften & {
  currency: string;
  paymentAttention?: PaymentAttention;
}): BookingView['paymentAttention'] {
  const { code, amount } = paymentAttention ?? noPaymentAttention;
  const second = code === null ? openDuplicateOf({ duplicates }) : null;
  if (second)
    return {
      code: 'paid_twice',
      text: paymentAttentionText('paid_twice'),
      refund: { amount: second.amount, currency },
    };
  if (code === null) return null;
  const refund = code === 'refund_failed' ? { amount, currency } : null;
  return { code, text: paymentAttentionText(code), refund };
}

/** The host has been asked to make the refund again. */
export const waitsForRefund = ({ paymentAttention }: { paymentAttention?: PaymentAttention }): boolean =>
  paymentAttention?.code === 'refund_failed';

/** The provider will not make this refund, however often it is asked for with the same key. */
export const isRefundRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.code.startsWith('payments.') && error.code !== 'payments.provider_unavailable';

/** What changes when a refund is not made. @param wasSettled it had been made, and came back */
export function afterFailedRefund({ paid, ...before }: Money, amount: number, wasSettled: boolean, key: string) {
  const refundAsked = Math.max(0, before.refundAsked - amount);
  const refunded = Math.max(0, before.refunded - (wasSettled ? amount : 0));
  const kept = refunded === 0 ? ('paid' as const) : ('partiallyRefunded' as const);
  const paymentState = refunded >= paid ? ('refunded' as const) : kept;
  const paymentAttention = { code: 'refund_failed' as const, amount, key };
  return { refundAsked, refunded, paymentState, paymentAttention };
}

/** @returns null where the notice stays as it is */
export function afterDispute(
  { code }: PaymentAttention,
  outcome: EventData<typeof paymentDisputed>['outcome'],
): PaymentAttention | null {
  if (outcome === 'won') return code === 'disputed' ? noPaymentAttention : null;
  if (code === 'dispute_lost') return null;
  return { ...noPaymentAttention, code: outcome === 'lost' ? 'dispute_lost' : 'disputed' };
}
