import {
  clockOfLocale,
  dateFormat,
  dateText as longDateText,
  dayOf,
  offsetMinutes,
  offsetText,
  weekBegins,
} from '@linkyard/languages';
import type { Words } from './words.js';

const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
/** English is written as in the United States. */
const written = ({ i18n }: Words) => (i18n.language === 'en' ? 'en-US' : i18n.language);
const inUtc = (day: string, options: Intl.DateTimeFormatOptions, words: Words) =>
  dateFormat(written(words), { ...options, timeZone: 'UTC' }).format(atNoon(day));

export const addDays = (day: string, by: number) => new Date(atNoon(day) + by * dayMs).toISOString().slice(0, 10);

/** @param month 'YYYY-MM' */
export function addMonths(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** Weeks of a month from the reader's first day of the week on; null stands for days of other months. */
export function weeksOf(month: string, { locale }: Words): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((new Date(atNoon(first)).getUTCDay() - weekBegins(locale) + 7) % 7));
  const weeks: (string | null)[][] = [];
  for (let day = start; day.slice(0, 7) <= month; day = addDays(day, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

const aSunday = '2023-12-31';
/** From the reader's first day of the week on. */
export const weekdays = (words: Words) =>
  Array.from({ length: 7 }, (_, index) =>
    inUtc(addDays(aSunday, weekBegins(words.locale) + index), { weekday: 'long' }, words),
  );

export const monthText = (month: string, words: Words) =>
  inUtc(`${month}-01`, { month: 'long', year: 'numeric' }, words);
/** 'Monday, November 23' or 'Montag, 23. November'. */
export const dayText = (day: string, words: Words) =>
  inUtc(day, { weekday: 'long', month: 'long', day: 'numeric' }, words);

/** The calendar day of a moment in a zone. */
export const dayIn = (zone: string, moment: number | string) => dayOf(moment, zone);

export type Clock = '12' | '24';
/** The clock that was chosen, or the one of the reader's region. */
export const clockOf = ({ locale }: Words, chosen?: Clock): Clock => chosen ?? clockOfLocale(locale);

/** '3:30 PM' or '15:30'. */
export const timeText = (moment: number | string, zone: string, words: Words, chosen?: Clock) => {
  const isLong = clockOf(words, chosen) === '24';
  return dateFormat(written(words), {
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
export const startText = (moment: number | string, zone: string, words: Words, chosen?: Clock) =>
  [timeText(moment, zone, words, chosen), offsetWhereDoubled(moment, zone)].filter(Boolean).join(' ');

/** 'Monday, November 23, 2026' or 'Montag, 23. November 2026'. */
export const fullDayText = (moment: string, zone: string, words: Words) =>
  longDateText(moment, zone, written(words), 'full');

/** 'November 23, 2026' or '23. November 2026', in UTC unless a zone is named. */
export const dateText = (moment: string | Date, words: Words, zone = 'UTC') =>
  longDateText(moment, zone, written(words));

/** 90 → '1 h 30 min'. */
export const lengthText = (minutes: number, { i18n }: Words) =>
  [
    minutes >= 60 && i18n.t('{hours} h', { hours: Math.floor(minutes / 60) }),
    minutes % 60 > 0 && i18n.t('{minutes} min', { minutes: minutes % 60 }),
  ]
    .filter(Boolean)
    .join(' ');

export { zoneText } from '@linkyard/languages';
