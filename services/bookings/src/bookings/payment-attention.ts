import {
  paymentAttentionCodes,
  paymentAttentionText,
  type BookingView,
  type EventData,
  type paymentDisputed,
  type PaymentAttentionCode,
} from '@linkyard/contracts';
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

export const noPaymentAttention: PaymentAttention = { code: null, amount: 0, key: '' };

/** Records of earlier versions have none. */
export function presentPaymentAttention({
  currency,
  paymentAttention,
}: {
  currency: string;
  paymentAttention?: PaymentAttention;
}): BookingView['paymentAttention'] {
  const { code, amount } = paymentAttention ?? noPaymentAttention;
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
