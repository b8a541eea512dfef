import type { NotificationDigest } from '@linkyard/contracts';
import { addDays, clockAt, clockOfDates, startOfWeek, weekdayOf, type CalendarDate } from '@linkyard/time';

export interface DigestTime {
  at: Date;
  /** The day, or the first day of the week, that it is the one digest of. */
  period: string;
}

/** Enough for the next week but one, when the digest of the coming one has gone. */
const daysAhead = 15;

/**
 * The next digest: at the hour of the person's clock, once for each day or week. An hour that the clock skips is the first moment after it;
 * of one that it repeats it is the first.
 * @param lastPeriod of the digest that went last @returns null without a digest @source cases F13
 */
export function nextDigest(
  { frequency, hour, weekday }: NotificationDigest,
  { zone, after, lastPeriod }: { zone: string; after: Date; lastPeriod: string | null },
): DigestTime | null {
  if (frequency === 'off') return null;
  const today = clockAt(zone, after.getTime()).dateAt(after.getTime());
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const period = frequency === 'daily' ? date : `week of ${startOfWeek(date)}`;
    if (period === lastPeriod || (frequency === 'weekly' && weekdayOf(date) !== weekday)) continue;
    const at = momentOf(zone, date, hour * 60);
    if (at !== undefined && at > after.getTime()) return { at: new Date(at), period };
  }
  return null;
}

/** @returns nothing for a date that the zone skipped as a whole */
function momentOf(zone: string, date: CalendarDate, minutes: number): number | undefined {
  return clockOfDates(zone, date, date).rangesOf(date, minutes, 24 * 60)[0]?.from;
}
