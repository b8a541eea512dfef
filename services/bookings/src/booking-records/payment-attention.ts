import {
  paymentAttentionCodes,
  paymentNoticesOf,
  type EventData,
  type paymentDisputed,
  type paymentParked,
  type PaymentAttentionCode,
} from '@linkyard/contracts';
import { embedded } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

/** Why the payment of a booking or a registration waits for its host. */
export const paymentAttentionFields = {
  code: { type: String, enum: [null, ...paymentAttentionCodes], default: null },
  /** Minor units of a refund that was not accepted. */
  amount: { type: Number, default: 0 },
  /** In which it was paid, where that is another one than was asked for. */
  currency: { type: String, default: null },
  /** Of the request for that refund, so that it is noted once. */
  key: { type: String, default: '' },
} as const;

interface PaymentAttention {
  code: PaymentAttentionCode | null;
  amount: number;
  key: string;
  currency: string | null;
}
interface Money {
  paid: number;
  refundAsked: number;
  refunded: number;
}

/** Payments that came after the one that counts; each waits for its host while it is open. Minor units. */
export const duplicatePayment = embedded({
  paymentId: { type: String, required: true },
  amount: { type: Number, required: true },
  refunded: { type: Number, default: 0 },
  isOpen: { type: Boolean, default: true },
});

export interface DuplicatePayment {
  paymentId: string;
  amount: number;
  /** Missing in records of earlier versions. */
  refunded?: number;
  isOpen: boolean;
}
interface PaidOften {
  duplicates?: DuplicatePayment[];
}

/** Records of earlier versions name none. */
export const openDuplicateOf = ({ duplicates = [] }: PaidOften) => duplicates.find(({ isOpen }) => isOpen) ?? null;

/** Minor units of a second payment that have not come back. */
export const leftOf = ({ amount, refunded = 0 }: DuplicatePayment): number => amount - refunded;

/** The second payments of a record, one of them changed. */
export const withDuplicate = (
  { duplicates = [] }: PaidOften,
  paymentId: string,
  change: Partial<Pick<DuplicatePayment, 'isOpen' | 'refunded'>>,
) => duplicates.map((one) => (one.paymentId === paymentId ? { ...one, ...change } : one));

export const hasDuplicate = ({ duplicates = [] }: PaidOften, paymentId: string): boolean =>
  duplicates.some((one) => one.paymentId === paymentId);

/** What came back of a second payment: its notice ends with the last of its money. A late copy of an earlier refund changes nothing. */
export const withReturned = ({ duplicates = [] }: PaidOften, paymentId: string, refundedTotal: number) =>
  duplicates.map((one) => {
    const { refunded = 0, amount, isOpen } = one;
    if (one.paymentId !== paymentId || refundedTotal <= refunded) return one;
    return { ...one, refunded: refundedTotal, isOpen: isOpen && refundedTotal < amount };
  });

/** What changes with a payment of a record that is paid already. */
export const withSecond = (record: PaidOften, paymentId: string, amount: number): DuplicatePayment[] =>
  hasDuplicate(record, paymentId)
    ? (record.duplicates ?? [])
    : [...(record.duplicates ?? []), { paymentId, amount, refunded: 0, isOpen: true }];

export const noPaymentAttention: PaymentAttention = { code: null, amount: 0, currency: null, key: '' };

/** Money that arrived in another currency stays at the provider, where the host returns it. */
export const parkedAttention = ({ paymentId, received }: EventData<typeof paymentParked>): PaymentAttention => ({
  ...{ code: 'currency_differs', amount: 0, currency: received.currency, key: paymentId },
});

type Noticed = PaidOften & { currency: string; paymentAttention?: PaymentAttention };

/** Records of earlier versions have none. */
export function presentPaymentNotices(record: Noticed) {
  const second = openDuplicateOf(record);
  return paymentNoticesOf(record.paymentAttention ?? noPaymentAttention, second && leftOf(second), record.currency);
}

/** What a decision is about: what it names, else what is shown first. */
export const decidedCode = (
  { paymentAttention }: Pick<Noticed, 'paymentAttention'>,
  code?: PaymentAttentionCode,
): PaymentAttentionCode => code ?? paymentAttention?.code ?? 'paid_twice';

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
  const paymentAttention = { ...noPaymentAttention, code: 'refund_failed' as const, amount, key };
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
