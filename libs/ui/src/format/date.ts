import { currentLanguage, perLanguage } from '../language/language.js';
import { t } from '@lingui/core/macro';
const shown = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string | undefined) {
  const key = timeZone ?? '';
  const known = shown.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...(timeZone ? { timeZone } : {}),
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  shown.set(key, made);
  return made;
}

const inLanguage = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(currentLanguage(), {
    ...(timeZone ? { timeZone } : {}),
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** Milliseconds since the epoch, or null when the value names no moment. */
export function momentOf(value: string | number | Date | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}

/**
 * '5 Mar-2025 3:07 PM' in the reader's zone; an empty string for what is no moment.
 * @param timeZone IANA name; absent: the zone of the browser
 * @source spec 9 "Timestamps"
 */
export function formatDate(value: string | number | Date | null | undefined, timeZone?: string): string {
  const time = momentOf(value);
  if (time === null) return '';
  // The product's own form is English; in other languages a date looks as their readers expect.
  if (currentLanguage() !== 'en') return inLanguage(timeZone).format(time);
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(time)
      .map((part) => [part.type, part.value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('day')} ${get('month')}-${get('year')} ${get('hour')}:${get('minute')} ${get('dayPeriod').toUpperCase()}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const words = perLanguage(() => new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'always' }));

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
  if (distance < hourMs) return words().format(Math.trunc(away / minuteMs), 'minute');
  if (distance < dayMs) return words().format(Math.trunc(away / hourMs), 'hour');
  return formatDate(time, timeZone);
}
