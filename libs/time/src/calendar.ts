/** A day of the calendar without a zone, `YYYY-MM-DD`. */
export type CalendarDate = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Midnight of the date as if its zone were UTC. @throws RangeError for what is no date */
export function utcMidnight(date: CalendarDate): number {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at)) throw new RangeError(`${date} is not a date`);
  return at;
}

const dateOf = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(utcMidnight(date) + days * dayMs);

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();

export const isBusinessDay = (date: CalendarDate): boolean => ![0, 6].includes(weekdayOf(date));

/** The first day of the date's week. @param weekStart the weekday on which weeks begin, 0 is Sunday */
export const startOfWeek = (date: CalendarDate, weekStart = 1): CalendarDate =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

/** Every date from the first to the last, both included. */
export function datesFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days = Math.round((utcMidnight(last) - utcMidnight(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, index) => addDays(first, index));
}

/** Minutes since midnight of `HH:mm`; `24:00` is the end of the day. @throws RangeError */
export function minutesOf(clock: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!(total <= 24 * 60) || Number(minutes) > 59) throw new RangeError(`${clock} is not a time of day`);
  return total;
}
