import type { Booking } from '../../booking-records/booking.schema.js';

type Owed = Pick<Booking, 'state' | 'price' | 'paid' | 'cardHold'>;

/** What is paid at the appointment itself: the rest after a deposit, or the price where it is paid on site. Minor units. */
export function leftToPay({ state, price, paid, cardHold }: Owed): number {
  const isComing = state === 'confirmed' || state === 'awaitingApproval';
  return isComing && !cardHold ? Math.max(0, price - paid) : 0;
}
