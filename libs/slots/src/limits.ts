import { addDays, isBusinessDay, startOfWeek, type CalendarDate, type ZoneClock } from '@linkyard/time';
import type { SlotQuestion, SlotRules } from './slot-question.js';

/** The first and the last date that may be booked. */
export function bookableDates({ window }: SlotRules, today: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  if (window.type === 'unlimited') return { first: today, last: '9999-12-31' };
  if (window.type === 'range') return { first: window.start > today ? window.start : today, last: window.end };
  if (!window.businessDaysOnly) return { first: today, last: addDays(today, window.days) };
  let last = today;
  for (let left = window.days; left > 0;) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return { first: today, last };
}

/** Whether another meeting may be added on a date. Meetings count by the date on which they begin, in the host's zone. */
export function limitsOf({ rules, counted }: Pick<SlotQuestion, 'rules' | 'counted'>, clock: ZoneClock) {
  const { perDay, perWeek, perMonth, minutesPerDay } = rules.limits;
  const meetings = new Map(counted.map((meeting) => [meeting.start, meeting]));
  const days = new Map<string, number>();
  const weeks = new Map<string, number>();
  const months = new Map<string, number>();
  const minutes = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const { start, end } of meetings.values()) {
    const date = clock.dateAt(start);
    add(days, date, 1);
    add(weeks, startOfWeek(date, rules.weekStart), 1);
    add(months, date.slice(0, 7), 1);
    add(minutes, date, (end - start) / 60_000);
  }
  const hasRoom = (limit: number, used: number | undefined, more: number) => limit === 0 || (used ?? 0) + more <= limit;
  const known = new Map<CalendarDate, boolean>();
  return (date: CalendarDate): boolean => {
    const answer =
      known.get(date) ??
      (hasRoom(perDay, days.get(date), 1) &&
        hasRoom(perWeek, weeks.get(startOfWeek(date, rules.weekStart)), 1) &&
        hasRoom(perMonth, months.get(date.slice(0, 7)), 1) &&
        hasRoom(minutesPerDay, minutes.get(date), rules.duration));
    known.set(date, answer);
    return answer;
  };
}
