import { percentOf, roundingStep } from '@linkyard/money';
import type { Booking } from '../../booking-records/booking.schema.js';

type Held = Pick<Booking, 'paymentState' | 'state' | 'startAt' | 'due' | 'cancelPolicy' | 'currency'>;

/** What an attendee who cancels may be charged of a hold, in minor units: what the policy would not have returned. */
export function feeOnCancel({ paymentState, due, currency, cancelPolicy: { refund, percent } }: Held): number {
  if (paymentState !== 'authorized' || refund === 'full') return 0;
  return refund === 'none' ? due : due - percentOf(due, percent, { step: roundingStep(currency) });
}

/** What may be charged of a hold now, in minor units: the price once the appointment has begun, the policy's fee after a cancellation. */
export function chargeableOf(booking: Held, now: Date): number {
  const { paymentState, state, startAt, due } = booking;
  if (paymentState !== 'authorized') return 0;
  if (state === 'cancelled') return feeOnCancel(booking);
  const wasHeld = state === 'confirmed' || state === 'completed' || state === 'noShow';
  return wasHeld && startAt <= now ? due : 0;
}
