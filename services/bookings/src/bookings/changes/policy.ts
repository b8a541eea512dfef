import { minuteMs } from '@linkyard/time';
import type { Booking } from '../../booking-records/booking.schema.js';

type Policy = Pick<Booking['cancelPolicy'], 'byAttendee' | 'minNotice'>;

/** Why an attendee may not change a booking any more, or null. */
export function refusalBy(policy: Policy, startAt: Date, now: Date) {
  if (!policy.byAttendee) return 'bookings.not_allowed' as const;
  const isLate = startAt.getTime() - now.getTime() < policy.minNotice * minuteMs;
  return isLate || startAt <= now ? ('bookings.too_late' as const) : null;
}
