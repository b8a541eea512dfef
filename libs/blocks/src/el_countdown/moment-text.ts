import type { Texts } from '@linkyard/languages';
import { dateFormat, listText, unitFormat } from '@linkyard/languages/formats';
import type { RenderContext } from '../kit/types.js';
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
    return count > 0 ? [unitFormat(unit, locale).format(count)] : [];
  });
  return listText(parts, locale, 'unit');
}

const zoneName = (zone: string, i18n: Texts) =>
  zone === 'UTC' ? 'UTC' : i18n.t('{place} time', { place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone });

function dailyText({ startAt, endAt, timeZone }: CountdownContent, i18n: Texts): string {
  const zone = zoneName(timeZone, i18n);
  return startAt === '00:00' && endAt === '00:00'
    ? i18n.t('Every day until midnight, {zone}', { zone })
    : i18n.t('Every day {from} – {until}, {zone}', { from: startAt, until: endAt, zone });
}

/** What a visitor without JavaScript reads in place of the running numbers. */
export function momentText(
  content: CountdownContent,
  { locale, i18n }: Pick<RenderContext, 'locale' | 'i18n'>,
): string {
  if (content.type === 'evergreen')
    return i18n.t('{duration} from when you open this page', { duration: durationText(content.minutes, locale) });
  if (content.type === 'daily') return dailyText(content, i18n);
  const target = targetOf(content);
  if (target === null) return '';
  const date = dateFormat(locale, {
    timeZone: content.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(target);
  return `${date}, ${zoneName(content.timeZone, i18n)}`;
}

/** Names of the four units in a page's language. */
export function unitNames(locale: string): string[] {
  return ['day', 'hour', 'minute', 'second'].map((unit) => {
    return (
      unitFormat(unit, locale)
        .formatToParts(5)
        .find((part) => part.type === 'unit')
        ?.value.trim() ?? unit
    );
  });
}
