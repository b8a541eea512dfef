import type { Booking } from '../bookings/booking.schema.js';

/** `Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)`. */
export function whenIn({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' }).format(startAt);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${clock.format(startAt)} – ${clock.format(endAt)} (${timeZone.replaceAll('_', ' ')})`;
}
