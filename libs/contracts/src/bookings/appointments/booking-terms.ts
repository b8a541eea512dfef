import { percentOf, roundingStep } from '@linkyard/money';
import type { AppointmentView } from './appointment-view.js';

interface Priced extends Pick<AppointmentView, 'payAt' | 'currency'> {
  /** Minor units. */
  price: number;
  /** `value` is a percentage or minor units. */
  deposit: { kind: AppointmentView['deposit']['kind']; value: number };
}

/** What is paid or held when booking, in minor units: the deposit or the price; 0 where it is paid on site or costs nothing. */
export function dueWhenBooking({ price, deposit, payAt, currency }: Priced): number {
  if (price === 0 || payAt === 'onSite') return 0;
  if (payAt === 'cardHold') return price;
  if (deposit.kind === 'percent') return percentOf(price, deposit.value, { step: roundingStep(currency) });
  return deposit.kind === 'amount' ? deposit.value : price;
}

/** How many guests a booking may bring: no more than there are seats beside the attendee's. */
export const guestsAllowed = ({
  seatsPerSlot,
  guestsMax,
}: Pick<AppointmentView, 'seatsPerSlot' | 'guestsMax'>): number =>
  seatsPerSlot === 1 ? guestsMax : Math.min(guestsMax, seatsPerSlot - 1);
