import type { PaymentAttention } from './attention.js';
import { noPaymentAttention } from './attention.js';
import { duplicatesOf, type DuplicatePayment } from './duplicates.js';
import { disputeOf, type PaymentChange, type PaymentRecord } from './payment-record.js';
import type { DisputeState, PaymentState } from './transitions.js';

/** A record with `paymentFields`. Records of earlier versions lack some of them. */
interface Stored<State extends PaymentState> {
  paymentState: State;
  currency: string;
  paymentId: string | null;
  paid: number;
  refundAsked: number;
  refunded: number;
  dispute?: DisputeState;
  paymentAttention?: PaymentAttention;
  duplicates?: (Omit<DuplicatePayment, 'refunded'> & { refunded?: number })[];
}

/** What a record with `paymentFields` says of its payment. */
export const storedPayment = <State extends PaymentState>(
  record: Stored<State>,
  about: Pick<PaymentRecord<State>, 'due' | 'heldUntil' | 'mayTakeLess'>,
): PaymentRecord<State> => ({
  ...about,
  state: record.paymentState,
  paid: record.paid,
  currency: record.currency,
  paymentId: record.paymentId,
  refundAsked: record.refundAsked,
  refunded: record.refunded,
  dispute: disputeOf(record),
  attention: record.paymentAttention ?? noPaymentAttention,
  duplicates: duplicatesOf(record),
});

/** The `paymentFields` that a change sets. What is paid or held keeps no payment page. */
export function fieldsOf<State extends PaymentState>({
  state,
  attention,
  heldUntil: _heldUntil,
  ...same
}: PaymentChange<State>) {
  const isPageOver = state === 'paid' || state === 'authorized';
  return {
    ...same,
    ...(state ? { paymentState: state } : {}),
    ...(attention ? { paymentAttention: attention } : {}),
    ...(isPageOver ? { payUrl: null } : {}),
  };
}
