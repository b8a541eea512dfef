import type { CountdownContent } from './schema.js';
import { instantOf, parseWallTime } from './zone-time.js';

/** The fixed moment of a date countdown in epoch ms; null for the other kinds and while no date is set. */
export function targetOf(content: CountdownContent): number | null {
  const wall = content.type === 'date' ? parseWallTime(content.date) : null;
  return wall && instantOf(wall, content.timeZone);
}

const units = { day: 1440, hour: 60, minute: 1 } as const;

function durationText(minutes: number, locale: string): string {
  let rest = minutes;
  const parts = Object.entries(units).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)] : [];
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

const zoneName = (zone: string) => (zone === 'UTC' ? 'UTC' : `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`);

/** What a visitor without JavaScript reads in place of the running numbers. */
export function momentText(content: CountdownContent, locale: string): string {
  if (content.type === 'evergreen') return `${durationText(content.minutes, locale)} from when you open this page`;
  if (content.type === 'daily') {
    const isWholeDay = content.startAt === '00:00' && content.endAt === '00:00';
    const hours = isWholeDay ? 'until midnight' : `${content.startAt} – ${content.endAt}`;
    return `Every day ${hours}, ${zoneName(content.timeZone)}`;
  }
  const target = targetOf(content);
  if (target === null) return '';
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: content.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(target);
  return `${date}, ${zoneName(content.timeZone)}`;
}

/** Names of the four units in a page's language. */
export function unitNames(locale: string): string[] {
  return ['day', 'hour', 'minute', 'second'].map((unit) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return (
      format
        .formatToParts(5)
        .find((part) => part.type === 'unit')
        ?.value.trim() ?? unit
    );
  });
}
