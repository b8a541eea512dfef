import { embedded } from '@linkyard/mongo';

/** A payment that came after the one that counts; it waits for its receiver while it is open. Minor units. */
export const duplicatePayment = embedded({
  paymentId: { type: String, required: true },
  amount: { type: Number, required: true },
  refunded: { type: Number, default: 0 },
  isOpen: { type: Boolean, default: true },
});

export interface DuplicatePayment {
  paymentId: string;
  amount: number;
  refunded: number;
  isOpen: boolean;
}
/** Records of earlier versions name none, or do not say what came back. */
interface PaidOften {
  duplicates?: (Omit<DuplicatePayment, 'refunded'> & { refunded?: number })[];
}

export const duplicatesOf = ({ duplicates = [] }: PaidOften): DuplicatePayment[] =>
  duplicates.map(({ refunded = 0, ...one }) => ({ ...one, refunded }));

/** The second payment that waits for a decision. */
export const openDuplicateOf = (record: PaidOften): DuplicatePayment | null =>
  duplicatesOf(record).find(({ isOpen }) => isOpen) ?? null;

/** Minor units of a second payment that have not come back. */
export const leftOf = ({ amount, refunded }: DuplicatePayment): number => amount - refunded;

export const hasDuplicate = ({ duplicates = [] }: PaidOften, paymentId: string): boolean =>
  duplicates.some((one) => one.paymentId === paymentId);

/** The second payments of a record, one of them changed. */
export const withDuplicate = (
  record: PaidOften,
  paymentId: string,
  change: (one: DuplicatePayment) => Partial<Pick<DuplicatePayment, 'isOpen' | 'refunded'>>,
): DuplicatePayment[] =>
  duplicatesOf(record).map((one) => (one.paymentId === paymentId ? { ...one, ...change(one) } : one));

/** What came back of a second payment: its notice ends with the last of its money. A late copy of an earlier refund changes nothing. */
export const withReturned = (record: PaidOften, paymentId: string, refundedTotal: number): DuplicatePayment[] =>
  withDuplicate(record, paymentId, ({ refunded, amount, isOpen }) =>
    refundedTotal > refunded ? { refunded: refundedTotal, isOpen: isOpen && refundedTotal < amount } : {},
  );

/** What changes with a payment of a record that another one has paid. */
export const withSecond = (record: PaidOften, paymentId: string, amount: number): DuplicatePayment[] =>
  hasDuplicate(record, paymentId)
    ? duplicatesOf(record)
    : [...duplicatesOf(record), { paymentId, amount, refunded: 0, isOpen: true }];
