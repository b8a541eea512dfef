import type { Appointment } from '../appointment-records/appointment.schema.js';

interface Party {
  attendee: { email: string };
  guests: readonly string[];
}

/** Seats that an attendee takes with guests. The only seat of a slot is for a whole party; where there are several, each person takes one. */
export function seatsOf({ seatsPerSlot }: Pick<Appointment, 'seatsPerSlot'>, { attendee, guests }: Party): number {
  if (seatsPerSlot === 1) return 1;
  return new Set([attendee.email, ...guests].map((email) => email.trim().toLowerCase())).size;
}
