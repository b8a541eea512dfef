import type { EventData, paymentSettled } from '@linkyard/contracts';
import type { PayableRecords } from './payable-records.js';
import type { PaymentChange } from './payment-record.js';
import type { DisputeOutcome, PaymentState } from './transitions.js';

/** What every event of a payment says. */
export type PaymentNews = Pick<
  EventData<typeof paymentSettled>,
  'paymentId' | 'ownerId' | 'subject' | 'amount' | 'currency'
>;
export type PayableKind = PaymentNews['subject']['kind'];
/** `originPaymentId` begins a subscription that this payment renews. */
export type ReceivedPayment = PaymentNews &
  Partial<Pick<EventData<typeof paymentSettled>, 'isRenewal' | 'originPaymentId' | 'mode'>>;
export interface RefundNews extends PaymentNews {
  refundId: string;
  /** Minor units, of the whole payment. */
  refundedTotal: number;
}
export interface FailedRefund extends RefundNews {
  /** False where its money never left. */
  wasSettled: boolean;
}

/**
 * What can be paid for: one class for each kind, in the folder of that kind. It finds its records and decides what being paid means. Every
 * method runs inside the caller's transaction, and none calls a provider.
 */
export abstract class PayableSubject<Doc = unknown, State extends PaymentState = PaymentState> {
  abstract readonly kind: PayableKind;
  abstract readonly records: PayableRecords<Doc, State>;

  /** Records that one payment is for, the one that shows its notices first; empty where there is none. */
  abstract find(payment: PaymentNews): Promise<Doc[]>;

  /** Writes that it is paid, and lets follow what being paid means. @returns null where the record is not as it was described */
  async pay(record: Doc, change: PaymentChange<State>, _received: ReceivedPayment, at: Date): Promise<Doc | null> {
    const paid = await this.records.save(record, change, at);
    if (paid) await this.onPaid(paid, record, at);
    return paid;
  }

  /** @param before as it was until now: a hold may have brought it on its way already */
  async onPaid(_paid: Doc, _before: Doc, _at: Date): Promise<void> {}

  /** Whether the end of that payment is the end of this record's chance to be paid: another one may have taken its place. */
  async endsWith(record: Doc, { paymentId }: PaymentNews): Promise<boolean> {
    const current = this.records.describe(record).paymentId;
    return current === null || current === paymentId;
  }

  /** A refund of the payment that counts. @returns false where `refunded` is to be summed up in the records */
  async noteRefund(_records: readonly Doc[], _refund: RefundNews, _at: Date): Promise<boolean> {
    return false;
  }
  /** @returns false where it is to be noted in the records */
  async noteFailedRefund(_records: readonly Doc[], _refund: FailedRefund, _at: Date): Promise<boolean> {
    return false;
  }

  /** Records that a payment pays: a period of a subscription may make its own. */
  async findUnpaid(payment: ReceivedPayment): Promise<Doc[]> {
    return this.find(payment);
  }

  async onHeld(_held: Doc, _at: Date): Promise<void> {}
  /** Another payment holds or has paid the amount already. */
  async onSecondHold(_record: Doc, _payment: PaymentNews): Promise<void> {}
  /** Another payment has paid it already. */
  async onSecondPayment(_record: Doc, _payment: ReceivedPayment): Promise<void> {}
  async onReleased(_record: Doc, _at: Date): Promise<void> {}
  /** An attempt was not made: its payer may try again. The states follow where the record ends with that payment. */
  async onFailed(_record: Doc, _payment: PaymentNews, _reason: 'declined' | 'cancelled' | 'error'): Promise<void> {}
  /** It was not paid in time. */
  async onExpired(_record: Doc, _at: Date): Promise<void> {}
  /** What has come back, or a dispute, is noted. */
  async onReversed(_record: Doc, _about: { dispute?: DisputeOutcome }, _at: Date): Promise<void> {}
  /** A period of a subscription could not be charged. @param failedAt ISO 8601 */
  async onRenewalFailed(_record: Doc, _about: { failedAt: string }): Promise<void> {}
  async onSubscriptionEnded(_record: Doc, _at: Date): Promise<void> {}
}
