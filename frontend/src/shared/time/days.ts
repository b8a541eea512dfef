import { dateFormat } from '@linkyard/languages';
import { currentLanguage } from '@linkyard/ui';

/** A day of the calendar, `YYYY-MM-DD`: read and written as UTC, so that no zone moves it. */
const written = (day: string, options: Intl.DateTimeFormatOptions, locale = currentLanguage()) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** 'November 2026'. @param month `YYYY-MM` or a day of it */
export const monthText = (month: string) => written(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' });

/** 'Sunday, November 22, 2026'. */
export const longDayText = (day: string) =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'Sunday, November 22'. */
export const dayOfYearText = (day: string) => written(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'Sun, Nov 22, 2026'. */
export const shortDayText = (day: string) =>
  written(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** '22 Nov': the product writes the day first in English, too. @source look.md "Dates" */
export const dayMonthText = (day: string) =>
  written(day, { day: 'numeric', month: 'short' }, currentLanguage() === 'en' ? 'en-GB' : currentLanguage());

/** 'Sun'. */
export const weekdayText = (day: string) => written(day, { weekday: 'short' });

/** '22', in the digits of the language. */
export const dayNumberText = (day: string) => written(day, { day: 'numeric' });

/** 'Nov 23 – 29, 2026'. */
export const daysText = (first: string, last: string) =>
  dateFormat(currentLanguage(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${first}T12:00:00Z`),
    new Date(`${last}T12:00:00Z`),
  );

/** 'Sunday' of 0 or 7. */
export const weekdayName = (weekday: number) =>
  // 1 January 2023 was a Sunday.
  written(`2023-01-0${1 + (((weekday % 7) + 7) % 7)}`, { weekday: 'long' });
