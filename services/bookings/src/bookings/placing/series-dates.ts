import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import { clockAt } from '@linkyard/time';
import type { Booking } from '../../booking-records/booking.schema.js';

const closedCodes: readonly string[] = ['bookings.slot_taken', 'bookings.not_open'];

/**
 * Runs what claims one date of a request. A later date that cannot be booked is named at the number of dates.
 * @param index 0 is the chosen time
 * @throws DomainError core.invalid_input, and what the work throws
 */
export async function ofDate<T>(
  { startAt, timeZone }: Pick<Booking, 'startAt' | 'timeZone'>,
  index: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (index === 0 || !(error instanceof DomainError) || !closedCodes.includes(error.code)) throw error;
    const day = clockAt(timeZone, startAt.getTime()).dateAt(startAt.getTime());
    throw fieldRefusal('occurrences', 'bookings.day_not_free', { day: { day } });
  }
}
