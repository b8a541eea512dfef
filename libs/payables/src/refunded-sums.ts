import { attentionFor } from './attention.js';
import type { PayableRecords } from './payable-records.js';
import type { PaymentChange, PaymentRecord } from './payment-record.js';
import { receivedTransitions, type PaymentState } from './transitions.js';

/** The step that says what has come back of what was paid. */
export const stepAfterRefunds = ({ paid, refunded }: Pick<PaymentRecord, 'paid' | 'refunded'>) => {
  if (refunded <= 0) return 'nothingReturned';
  return refunded >= paid ? 'allReturned' : 'partReturned';
};

/** The state of what was paid, where a kind stores another one while it is disputed. */
export const stateAfterRefunds = (record: Pick<PaymentRecord, 'paid' | 'refunded'>) =>
  receivedTransitions[stepAfterRefunds(record)];

/** @param refunded minor units that have come back so far */
export function withRefunded<State extends PaymentState>(
  records: Pick<PayableRecords<unknown, State>, 'next'>,
  record: PaymentRecord<State>,
  refunded: number,
): PaymentChange<State> {
  const state = records.next(record, stepAfterRefunds({ paid: record.paid, refunded }));
  const asked = record.refundAsked === null ? {} : { refundAsked: Math.max(refunded, record.refundAsked) };
  return { refunded, ...asked, ...(state ? { state } : {}) };
}

/** What changes when a refund is not made. @param wasSettled it had been made, and came back @param key of the refund */
export function afterFailedRefund<State extends PaymentState>(
  records: Pick<PayableRecords<unknown, State>, 'next'>,
  record: PaymentRecord<State>,
  { amount, wasSettled, key }: { amount: number; wasSettled: boolean; key: string },
): PaymentChange<State> {
  const { refundAsked, refunded } = record;
  return {
    ...withRefunded(records, record, Math.max(0, refunded - (wasSettled ? amount : 0))),
    ...(refundAsked === null ? {} : { refundAsked: Math.max(0, refundAsked - amount) }),
    attention: attentionFor('refund_failed', { amount, key }),
  };
}
