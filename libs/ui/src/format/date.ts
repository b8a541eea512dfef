import { t } from '@lingui/core/macro';
import { dateFormat, relativeText } from '@linkyard/languages/formats';
import { currentLanguage } from '../language/language.js';
import { currentReader, readersZone } from './reader.js';

/** Milliseconds since the epoch, or null when the value names no moment. */
export function momentOf(value: string | number | Date | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}

/** The product's own form is English; in other languages a date looks as their readers expect. */
function inLanguage(time: number, timeZone: string): string {
  const { timeFormat } = currentReader();
  const clock = timeFormat === null ? {} : { hourCycle: timeFormat === 12 ? ('h12' as const) : ('h23' as const) };
  const day = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(currentLanguage(), { timeZone, ...day, ...clock }).format(time);
}

/**
 * '5 Mar-2025 3:07 PM', on a clock of 24 hours '5 Mar-2025 15:07'; an empty string for what is no moment.
 * @param timeZone IANA name; by default the reader's
 * @source spec 9 "Timestamps", look.md "Dates"
 */
export function formatDate(value: string | number | Date | null | undefined, timeZone = readersZone()): string {
  const time = momentOf(value);
  if (time === null) return '';
  if (currentLanguage() !== 'en') return inLanguage(time, timeZone);
  const isLong = currentReader().timeFormat === 24;
  const formatter = dateFormat('en-US', {
    timeZone,
    ...({ day: 'numeric', month: 'short', year: 'numeric', minute: '2-digit' } as const),
    ...(isLong ? ({ hour: '2-digit', hourCycle: 'h23' } as const) : ({ hour: 'numeric', hourCycle: 'h12' } as const)),
  });
  const parts = new Map(formatter.formatToParts(time).map((part) => [part.type, part.value]));
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const clock = `${get('hour')}:${get('minute')}`;
  const day = `${get('day')} ${get('month')}-${get('year')}`;
  return isLong ? `${day} ${clock}` : `${day} ${clock} ${get('dayPeriod').toUpperCase()}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * 'just now', '5 minutes ago', 'in 3 hours' under a day's distance; past that the full date.
 * @source look.md "Dates"
 */
export function relativeTime(value: string | number | Date | null | undefined, now: number, timeZone?: string): string {
  const time = momentOf(value);
  if (time === null) return '';
  const away = time - now;
  const distance = Math.abs(away);
  if (distance < minuteMs) return t`just now`;
  if (distance < hourMs) return relativeText(Math.trunc(away / minuteMs), 'minute', currentLanguage());
  if (distance < dayMs) return relativeText(Math.trunc(away / hourMs), 'hour', currentLanguage());
  return formatDate(time, timeZone);
}
