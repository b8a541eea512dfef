import type { Appointment } from '../appointment-records/appointment.schema.js';

interface Party {
  attendee: { email: string };
  guests: readonly string[];
}
type Seated = Pick<Appointment, 'seatsPerSlot' | 'guestsMax'>;

/** Seats that an attendee takes with guests. The only seat of a slot is for a whole party; where there are several, each person takes one. */
export function seatsOf({ seatsPerSlot }: Pick<Seated, 'seatsPerSlot'>, { attendee, guests }: Party): number {
  if (seatsPerSlot === 1) return 1;
  return new Set([attendee.email, ...guests].map((email) => email.trim().toLowerCase())).size;
}

/** How many guests a booking may bring: no more than there are seats beside the attendee's. */
export const guestsAllowed = ({ seatsPerSlot, guestsMax }: Seated): number =>
  seatsPerSlot === 1 ? guestsMax : Math.min(guestsMax, seatsPerSlot - 1);
