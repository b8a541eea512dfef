import { paymentAttentionFields, type PaymentAttention } from './attention.js';
import { duplicatePayment, type DuplicatePayment } from './duplicates.js';
import { disputeStates, type DisputeState, type PaymentState } from './transitions.js';

const minor = { type: Number, default: 0 } as const;
const nullableText = { type: String, default: null } as const;

/** What a record stores about its payment, beside its state, what is due and its currency. Minor units. */
export const paymentFields = {
  /** Of the payment that counts; shared by records that are paid together. */
  paymentId: nullableText,
  payUrl: nullableText,
  paid: minor,
  /** Asked back, whether or not it has arrived. */
  refundAsked: minor,
  refunded: minor,
  /** Missing in records of earlier versions, whose notice says it. */
  dispute: { type: String, enum: disputeStates, optional: true },
  paymentAttention: paymentAttentionFields,
  duplicates: { type: [duplicatePayment] },
} as const;

/** What the payment of a record says, whatever the stored fields are called. Minor units. */
export interface PaymentRecord<State extends PaymentState = PaymentState> {
  state: State;
  due: number;
  paid: number;
  currency: string;
  mode?: 'test' | 'live';
  /** The payment that was begun last, or that counts. */
  paymentId: string | null;
  /** Asked back, whether or not it has arrived; null where a kind does not count it. */
  refundAsked: number | null;
  refunded: number;
  dispute: DisputeState;
  /** A kind may have notices of its own beside those of payments. */
  attention: { code: string | null; amount: number; key: string };
  duplicates: DuplicatePayment[];
  /** Until when the amount is held and not taken. */
  heldUntil: Date | null;
  /** Less than what is due may be taken, as of a hold. */
  mayTakeLess: boolean;
}

/** What changes about the payment of a record, and is written at once. */
export type PaymentChange<State extends PaymentState = PaymentState> = Partial<
  Pick<PaymentRecord<State>, 'state' | 'paid' | 'paymentId' | 'refunded' | 'dispute' | 'duplicates' | 'heldUntil'>
> & { refundAsked?: number; attention?: PaymentAttention };

/** Records of earlier versions name no dispute beside their notice. */
export function disputeOf({
  dispute,
  paymentAttention,
}: {
  dispute?: DisputeState;
  paymentAttention?: PaymentAttention;
}): DisputeState {
  if (dispute) return dispute;
  if (paymentAttention?.code === 'dispute_lost') return 'lost';
  return paymentAttention?.code === 'disputed' ? 'opened' : 'none';
}
