import { openPaymentRefusals } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

const undecided: readonly string[] = ['core.unavailable', 'core.timeout', ...openPaymentRefusals];

/** Why a payment was not begun, for the visitor. @returns null where that is not known or another payment is open, so that nothing is given up */
export function refusedStart(error: unknown): DomainError | null {
  if (!(error instanceof DomainError) || undecided.includes(error.code)) return null;
  return error.code === 'payments.amount_refused' ? error : new DomainError('bookings.cannot_be_paid');
}
