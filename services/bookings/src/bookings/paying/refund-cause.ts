import type { RefundCause } from '@linkyard/payables';

/** What the payment's records say. */
export const refundReasons = {
  booking: { paid_too_late: 'The time was taken before the payment arrived', paid_twice: 'It was paid twice' },
  registration: { paid_too_late: 'The seat was taken before the payment arrived', paid_twice: 'It was paid twice' },
} as const;

const reasonsBeforeCauses: readonly string[] = Object.values(refundReasons).map((reasons) => reasons.paid_too_late);

/** The payment arrived after what it was for had been given away. */
export const isPaidTooLate = ({ cause, reason }: { cause?: RefundCause; reason: string }): boolean =>
  cause === undefined ? reasonsBeforeCauses.includes(reason) : cause === 'paid_too_late';
