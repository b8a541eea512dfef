import {
  duplicatesOf,
  leftOf,
  openDuplicateOf,
  withReturned,
  type PayableRecords,
  type PaymentState,
} from '@linkyard/payables';
import type { Payments } from '../payments.js';

/** What a receiver decides about a second payment; it changes nothing else about the record that was paid twice. */
export abstract class DuplicatePayments<Doc extends { userId: string }, State extends PaymentState> {
  constructor(
    private readonly records: PayableRecords<Doc, State>,
    private readonly payments: Payments,
  ) {}

  /** Returns all of it that has not come back yet. @throws DomainError payments.* */
  async refund(record: Doc, idempotencyKey: string): Promise<Doc> {
    const duplicate = openDuplicateOf(this.records.describe(record));
    if (!duplicate) return record;
    const { userId: ownerId } = record;
    const { paymentId, amount: whole } = duplicate;
    const request = { ownerId, paymentId, amount: leftOf(duplicate), reason: 'duplicate', idempotencyKey };
    const { state } = await this.payments.refund(request);
    const isBack = state === 'settled';
    if (isBack)
      await this.records.change(record, (read) => ({ duplicates: withReturned(read, paymentId, whole) }), new Date());
    return (await this.records.again(record)) ?? record;
  }

  /** Ends every notice of a second payment. */
  async dismiss(record: Doc): Promise<Doc> {
    const closed = await this.records.change(
      record,
      (read) => ({ duplicates: duplicatesOf(read).map((one) => ({ ...one, isOpen: false })) }),
      new Date(),
    );
    return closed ?? record;
  }
}
