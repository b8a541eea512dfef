import { dayNumberText, dayOfYearText, daysText, monthText, weekdayText } from '../../../shared/time/days.js';
import { firstDayOfWeek, hasLongClock } from '../../../shared/time/regional.js';
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export const dayLabels = (day: string) => ({
  weekday: weekdayText(day),
  number: dayNumberText(day),
  full: dayOfYearText(day),
});

export const calendarSpans = ['day', 'week', 'month'] as const;
/** How much the calendar shows. */
export type CalendarSpan = (typeof calendarSpans)[number];

/** The days shown around a day: whole weeks, which begin as the reader's do. */
export function daysShown(day: string, span: CalendarSpan): string[] {
  if (span === 'day') return [day];
  if (span === 'week') return weekOf(day);
  const [start = day] = weekOf(`${day.slice(0, 7)}-01`);
  const last = addDays(movedBy(day, 'month', 1), -1);
  const count = Math.round((noon(last) - noon(start)) / 86_400_000) + 1;
  return Array.from({ length: Math.ceil(count / 7) * 7 }, (_, index) => addDays(start, index));
}

/** The day, week or month before or after; of a month its first day. */
export function movedBy(day: string, span: CalendarSpan, by: 1 | -1): string {
  if (span !== 'month') return addDays(day, span === 'day' ? by : 7 * by);
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

/** What is shown, in words: 'Tuesday, November 24', 'Nov 23 – 29, 2026' or 'November 2026'. */
export function spanText(day: string, span: CalendarSpan): string {
  if (span === 'day') return dayOfYearText(day);
  if (span === 'month') return monthText(day);
  const days = weekOf(day);
  return daysText(days[0] ?? day, days.at(-1) ?? day);
}

/** 570 → '9:30 AM' or '09:30'. */
export function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  if (hasLongClock()) return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The week of a day, from its first day on. @param firstDay 0 is Sunday */
export function weekOf(day: string, firstDay = firstDayOfWeek()): string[] {
  const back = (new Date(noon(day)).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - back));
}

export const addDays = (day: string, by: number) => new Date(noon(day) + by * 86_400_000).toISOString().slice(0, 10);

/** 14 → '2 PM' or '14:00'. */
export const hourText = (hour: number) =>
  hasLongClock() ? timeText(hour * 60) : `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
