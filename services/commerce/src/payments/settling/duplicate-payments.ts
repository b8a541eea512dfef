import { embedded, trusted } from '@linkyard/mongo';
import { DomainError, EventTooEarly } from '@linkyard/service-kit';
import type { Payments } from '../payments.js';

/** A payment that came after the one that counts. Minor units. */
export const duplicatePayment = embedded({
  paymentId: { type: String, required: true },
  amount: { type: Number, required: true },
  refunded: { type: Number, default: 0 },
  /** It waits for its receiver, who refunds it or dismisses the notice. */
  isOpen: { type: Boolean, default: true },
});
export interface DuplicatePayment {
  paymentId: string;
  amount: number;
  refunded: number;
  isOpen: boolean;
}
interface PaidOften {
  /** Records of earlier versions name none. */
  duplicates?: DuplicatePayment[];
}
type Changed = Pick<DuplicatePayment, 'refunded' | 'isOpen'>;
interface Returned {
  paymentId: string;
  /** Minor units. */
  refundedTotal: number;
}

/** A second payment as it was read, and what it becomes. */
export type DuplicateChange = [before: DuplicatePayment, after: Changed];

/** Where such payments are noted. */
export interface DuplicateRecords<Doc extends PaidOften> {
  again(record: Doc): Promise<Doc | null>;
  /** @returns null where the payment is not as it was read */
  changeDuplicate(record: Doc, ...change: DuplicateChange): Promise<Doc | null>;
}

/** The second payment that waits for a decision. */
export const openDuplicateOf = ({ duplicates = [] }: PaidOften) => duplicates.find(({ isOpen }) => isOpen) ?? null;

export const hasDuplicate = ({ duplicates = [] }: PaidOften, paymentId: string): boolean =>
  duplicates.some((one) => one.paymentId === paymentId);

/** A change of one second payment, for a repository: the record matches while that payment is as it was read. */
export const duplicateChange = (...[{ paymentId, refunded, isOpen }, after]: DuplicateChange) => ({
  asRead: trusted({ $elemMatch: { paymentId, refunded, isOpen } }),
  change: { $set: { 'duplicates.$[one].refunded': after.refunded, 'duplicates.$[one].isOpen': after.isOpen } },
  options: { arrayFilters: [{ 'one.paymentId': paymentId }] },
});

const attempts = 3;

/** What happens to a second payment; it changes nothing else about the record that was paid twice. */
export abstract class DuplicatePayments<Doc extends PaidOften & { userId: string }> {
  constructor(
    private readonly records: DuplicateRecords<Doc>,
    private readonly payments: Payments,
  ) {}

  /** Returns all of it that has not come back yet. @throws DomainError payments.* */
  async refund(record: Doc, idempotencyKey: string): Promise<Doc> {
    const duplicate = openDuplicateOf(record);
    if (!duplicate) return record;
    const { userId: ownerId } = record;
    const { paymentId, refunded } = duplicate;
    const amount = duplicate.amount - refunded;
    const { state } = await this.payments.refund({ ownerId, paymentId, amount, reason: 'duplicate', idempotencyKey });
    if (state === 'settled') await this.returned(record, { paymentId, refundedTotal: duplicate.amount });
    return (await this.records.again(record)) ?? record;
  }

  /** Ends every notice of a second payment. */
  async dismiss(record: Doc): Promise<Doc> {
    for (const { paymentId } of (record.duplicates ?? []).filter(({ isOpen }) => isOpen))
      await this.change(record, paymentId, ({ refunded }) => ({ refunded, isOpen: false }));
    return (await this.records.again(record)) ?? record;
  }

  /** The notice ends with the last of the money. A late copy of an earlier refund changes nothing. @throws EventTooEarly where the payment is not noted yet */
  async returned(record: Doc, { paymentId, refundedTotal }: Returned): Promise<void> {
    await this.change(record, paymentId, ({ refunded, amount, isOpen }) =>
      refundedTotal > refunded ? { refunded: refundedTotal, isOpen: isOpen && refundedTotal < amount } : null,
    );
  }

  /** A refund came back: the money is the receiver's again. @throws EventTooEarly where the payment is not noted yet */
  async refundFailed(record: Doc, { paymentId, refundedTotal }: Returned): Promise<void> {
    await this.change(record, paymentId, () => ({ refunded: refundedTotal, isOpen: true }));
  }

  /** The bank has taken it back. @throws EventTooEarly where the payment is not noted yet */
  async disputeLost(record: Doc, paymentId: string): Promise<void> {
    await this.change(record, paymentId, ({ refunded }) => ({ refunded, isOpen: false }));
  }

  /** Follows from what is read, and is written only over that. @param next null changes nothing */
  private async change(
    record: Doc,
    paymentId: string,
    next: (duplicate: DuplicatePayment) => Changed | null,
  ): Promise<void> {
    for (let attempt = 1, read: Doc | null = record; attempt <= attempts && read; attempt += 1) {
      const duplicate = read.duplicates?.find((one) => one.paymentId === paymentId);
      if (!duplicate) throw new EventTooEarly('The second payment is not noted yet');
      const after = next(duplicate);
      const isSame = after === null || (after.refunded === duplicate.refunded && after.isOpen === duplicate.isOpen);
      if (isSame || (await this.records.changeDuplicate(read, duplicate, after))) return;
      read = await this.records.again(record);
    }
    throw new DomainError('core.conflict');
  }
}
