import {
  clockOfLocale,
  dateFormat,
  dateText as longDateText,
  dayOf,
  offsetMinutes,
  offsetText,
  weekBegins,
} from '@linkyard/languages';
import { requestLocale } from '@linkyard/languages/request';
import { i18n } from './texts.js';

const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
/** English is written as in the United States. */
const localeOf = (language: string) => (language === 'en' ? 'en-US' : language);
const written = () => localeOf(i18n.language);
const inUtc = (day: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(written(), { ...options, timeZone: 'UTC' }).format(atNoon(day));

export const addDays = (day: string, by: number) => new Date(atNoon(day) + by * dayMs).toISOString().slice(0, 10);

/** @param month 'YYYY-MM' */
export function addMonths(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** Weeks of a month from the visitor's first day of the week on; null stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((new Date(atNoon(first)).getUTCDay() - weekBegins(requestLocale()) + 7) % 7));
  const weeks: (string | null)[][] = [];
  for (let day = start; day.slice(0, 7) <= month; day = addDays(day, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

const aSunday = '2023-12-31';
/** From the visitor's first day of the week on. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, index) =>
    inUtc(addDays(aSunday, weekBegins(requestLocale()) + index), { weekday: 'long' }),
  );

export const monthText = (month: string) => inUtc(`${month}-01`, { month: 'long', year: 'numeric' });
/** 'Monday, November 23' or 'Montag, 23. November'. */
export const dayText = (day: string) => inUtc(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** The calendar day of a moment in a zone. */
export const dayIn = (zone: string, moment: number | string) => dayOf(moment, zone);

export type Clock = '12' | '24';
/** The clock that was chosen, or the one of the visitor's region. */
export const clockOf = (chosen?: Clock): Clock => chosen ?? clockOfLocale(requestLocale());

/** '3:30 PM' or '15:30'. */
export const timeText = (moment: number | string, zone: string, chosen?: Clock) => {
  const isLong = clockOf(chosen) === '24';
  return dateFormat(written(), {
    timeZone: zone,
    hour: isLong ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: isLong ? 'h23' : 'h12',
  }).format(new Date(moment));
};

const aroundMs = 3 * 3_600_000;
/** 'UTC+02:00' in the hour that occurs twice when clocks go back, to distinguish its two passes; empty otherwise. */
export function offsetWhereDoubled(moment: number | string, zone: string): string {
  const at = new Date(moment).getTime();
  const own = offsetMinutes(at, zone);
  const isTwice = [at - aroundMs, at + aroundMs].some((near) => {
    const other = offsetMinutes(near, zone);
    const sameClock = at + (own - other) * 60_000;
    return other !== own && offsetMinutes(sameClock, zone) === other;
  });
  return isTwice ? `UTC${offsetText(at, zone)}` : '';
}

/** The time of day, with its offset where the clock shows it twice. */
export const startText = (moment: number | string, zone: string, chosen?: Clock) =>
  [timeText(moment, zone, chosen), offsetWhereDoubled(moment, zone)].filter(Boolean).join(' ');

/** 'Monday, November 23, 2026' or 'Montag, 23. November 2026'. */
export const fullDayText = (moment: string, zone: string) => longDateText(moment, zone, written(), 'full');

/** 'November 23, 2026' or '23. November 2026', in UTC unless a zone is named. */
export const dateText = (moment: string | Date, zone = 'UTC') => longDateText(moment, zone, written());

/** 90 → '1 h 30 min'. */
export const lengthText = (minutes: number) =>
  [
    minutes >= 60 && i18n.t('{hours} h', { hours: Math.floor(minutes / 60) }),
    minutes % 60 > 0 && i18n.t('{minutes} min', { minutes: minutes % 60 }),
  ]
    .filter(Boolean)
    .join(' ');

export { zoneText } from '@linkyard/languages';
