export {
  afterDispute,
  attentionFor,
  decidedCode,
  noPaymentAttention,
  paymentAttentionFields,
  presentPaymentNotices,
  waitsForRefund,
  type PaymentAttention,
} from './attention.js';
export {
  duplicatePayment,
  duplicatesOf,
  hasDuplicate,
  leftOf,
  openDuplicateOf,
  withDuplicate,
  withReturned,
  withSecond,
  type DuplicatePayment,
} from './duplicates.js';
export {
  PayableSubject,
  type FailedRefund,
  type PayableKind,
  type PaymentNews,
  type ReceivedPayment,
  type RefundNews,
} from './payable-subject.js';
export { checkPayables, Payables } from './payables.js';
export { payablesOf } from './payables-of.js';
export { PaymentEvents } from './payment-events.js';
export { PayableRecords, type Decision } from './payable-records.js';
export { PaymentFlow } from './payment-flow.js';
export {
  refundCause,
  refundDueFields,
  refundReason,
  RefundRequests,
  type RefundCause,
  type RefundDue,
} from './refund-requests.js';
export { afterFailedRefund, stateAfterRefunds, withRefunded } from './refunded-sums.js';
export { fieldsOf, storedPayment } from './stored-payment.js';
export { disputeOf, paymentFields, type PaymentChange, type PaymentRecord } from './payment-record.js';
export {
  disputeStates,
  disputeTransitions,
  paymentStates,
  paymentSteps,
  paymentTransitions,
  type DisputeOutcome,
  type DisputeState,
  type PaymentState,
  type PaymentStep,
} from './transitions.js';
