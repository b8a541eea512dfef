import { addDays, datesFrom, minutesOf, weekdayOf, type CalendarDate, type ZoneClock } from '@linkyard/time';
import type { Range } from './occupied.js';
import type { Availability, DayInterval } from './slot-question.js';

/** The intervals of one date after overrides, time off and holidays. */
export function intervalsOn(availability: Availability, date: CalendarDate): readonly DayInterval[] {
  if (availability.timeOff.some(({ from, to }) => from <= date && date <= to)) return [];
  const override = availability.overrides.find((candidate) => candidate.date === date);
  if (override) return override.intervals;
  if (availability.holidays.has(date)) return [];
  const weekday = weekdayOf(date);
  return availability.weekly.filter(({ day }) => day === weekday).flatMap(({ intervals }) => intervals);
}

export interface WorkingHours {
  /** Merged and in order: a meeting may go on over midnight where the next day goes on. */
  ranges: Range[];
  /** Every interval on its own, which slots are counted from. */
  intervals: { date: CalendarDate; fromMinutes: number; toMinutes: number }[];
}

export function workingHours(
  availability: Availability,
  clock: ZoneClock,
  first: CalendarDate,
  last: CalendarDate,
): WorkingHours {
  const goesOnAfter = (date: CalendarDate) =>
    intervalsOn(availability, addDays(date, 1)).some(({ start }) => start === '00:00');
  const intervals = datesFrom(first, last).flatMap((date) =>
    intervalsOn(availability, date).map(({ start, end }) => ({
      date,
      fromMinutes: minutesOf(start),
      // The last minute of a clock without 24:00: where the next day goes on, so does the working time.
      toMinutes: minutesOf(end === '23:59' && goesOnAfter(date) ? '24:00' : end),
    })),
  );
  const ranges = intervals.flatMap(({ date, fromMinutes, toMinutes }) => clock.rangesOf(date, fromMinutes, toMinutes));
  return { ranges: merged(ranges), intervals };
}

function merged(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (before && range.from <= before.to) before.to = Math.max(before.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}
