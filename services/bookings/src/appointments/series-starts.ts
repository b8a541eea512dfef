import type { RequestOf, saveBooking } from '@linkyard/contracts';
import { fieldRefusal } from '@linkyard/service-kit';
import { sameWallClock, sameWeekdayOfMonth } from '@linkyard/time';
import type { Appointment } from '../appointment-records/appointment.schema.js';

/** The starts of a series at the same wall clock and weekday of the host; one for a single booking. @throws DomainError core.invalid_input */
export function startsOf(
  { recurring }: Pick<Appointment, 'recurring'>,
  { start, occurrences }: Pick<RequestOf<typeof saveBooking>, 'start' | 'occurrences'>,
  hostZone: string,
): Date[] {
  const first = Date.parse(start);
  if (occurrences === 1) return [new Date(first)];
  if (!recurring || occurrences > recurring.maxCount) throw fieldRefusal('occurrences', 'bookings.not_that_often');
  const { freq, interval } = recurring;
  const later = (by: number) =>
    freq === 'weekly' ? sameWallClock(hostZone, first, { weeks: by }) : sameWeekdayOfMonth(hostZone, first, by);
  return Array.from({ length: occurrences }, (_, index) => new Date(later(index * interval)));
}
