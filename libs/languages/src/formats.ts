/**
 * The one place that makes formatters of `Intl` (lint rule `formats`); amounts of money are in libs/money. Making one takes longer than all that is
 * formatted with it, so each is kept for its language and options.
 */
const kept = new Map<string, unknown>();
const maxKept = 1_000;

function keep<Format>(kind: string, locale: Locale, options: object, make: () => Format): Format {
  const key = JSON.stringify([kind, locale, options]);
  const known = kept.get(key);
  if (known !== undefined) return known as Format;
  const made = make();
  // Browsers name any language they like.
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, made);
  return made;
}

/** BCP 47 tags, the most wanted first; undefined is the one of the runtime. */
type Locale = string | readonly string[] | undefined;
type Moment = Date | number | string;

const dateOf = (at: Moment): Date => (at instanceof Date ? at : new Date(at));

export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep('number', locale, options, () => new Intl.NumberFormat(locale, options));

const displayNames = (locale: Locale, type: Intl.DisplayNamesType): Intl.DisplayNames =>
  keep('names', locale, { type }, () => new Intl.DisplayNames(locale, { type }));

/** 'Germany' of `DE`; a code without a name stays as it is. */
export const regionName = (code: string, locale: Locale): string => displayNames(locale, 'region').of(code) ?? code;

/** 'German' of `de`, 'British English' of `en-GB`. */
export const languageName = (tag: string, locale: Locale): string => displayNames(locale, 'language').of(tag) ?? tag;

/** 'Euro' of `EUR`. */
export const currencyName = (code: string, locale: Locale): string => displayNames(locale, 'currency').of(code) ?? code;

/** 'a, b and c' or 'a, b or c'; of type `unit` 'a, b, c'. */
export const listText = (parts: readonly string[], locale: Locale, type: Intl.ListFormatType = 'conjunction'): string =>
  keep('list', locale, { type }, () => new Intl.ListFormat(locale, { type, style: 'long' })).format(parts);

/** '5 minutes ago', 'in 3 hours'. */
export const relativeText = (value: number, unit: Intl.RelativeTimeFormatUnit, locale: Locale): string =>
  keep('relative', locale, {}, () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' })).format(value, unit);

/** '2 hours', '1 minute'. */
export const unitFormat = (unit: string, locale: Locale): Intl.NumberFormat =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });

/** '3 March 2025' in the words of a language, by the clock of a zone. */
export const dateText = (
  at: Moment,
  timeZone: string,
  locale: Locale,
  dateStyle: 'medium' | 'long' | 'full' = 'long',
): string => dateFormat(locale, { timeZone, dateStyle }).format(dateOf(at));

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export const dayOf = (at: Moment, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(dateOf(at));

/** The wall clock of a zone at a moment; `month` counts from 1. */
export function wallClockOf(at: Moment, timeZone: string) {
  const clock = dateFormat('en-US', {
    ...({ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const),
  });
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of clock.formatToParts(dateOf(at)))
    if (type in wall) wall[type as keyof typeof wall] = Number(value);
  return wall;
}

/** '+02:00' of a zone at a moment. */
export function offsetText(at: Moment, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(dateOf(at));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // UTC itself is `GMT`. A few historic offsets have seconds.
  return name.replace('GMT', '').slice(0, 6) || '+00:00';
}

/** Minutes east of UTC of a zone at a moment. */
export function offsetMinutes(at: Moment, timeZone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offsetText(at, timeZone)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** 'America/New York': the name of a zone as people read it. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** The zone of this device or server, which may move. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
