import { dateFormat, dateText, writtenLocale, zoneText, type Language } from '@linkyard/languages';
import { clockAt, minutesOf } from '@linkyard/time';
import type { Booking } from '../booking-records/booking.schema.js';

/** `Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)`. A time that the clock shows twice has its offset. */
export function whenIn(
  { startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>,
  timeZone: string,
  language: Language,
): string {
  const day = dateText(startAt, timeZone, writtenLocale(language), 'full');
  const clock = dateFormat(writtenLocale(language), { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = (at: Date) => `${clock.format(at)}${offsetWhereDoubled(at, timeZone)}`;
  return `${day}, ${time(startAt)} – ${time(endAt)} (${zoneText(timeZone)})`;
}

/** `3 June 2031`. */
export const dayIn = (at: Date, timeZone: string, language: Language): string =>
  dateText(at, timeZone, writtenLocale(language));

/** ` UTC+02:00` in the hour that occurs twice when clocks go back; empty otherwise. */
function offsetWhereDoubled(at: Date, timeZone: string): string {
  const clock = clockAt(timeZone, at.getTime());
  const iso = clock.isoAt(at.getTime());
  const isTwice = clock.instantsOf(iso.slice(0, 10), minutesOf(iso.slice(11, 16))).length > 1;
  return isTwice ? ` UTC${iso.slice(19)}` : '';
}
