import { dateFormat, dateText, writtenLocale, zoneText, type Language } from '@linkyard/languages';

/** `3 March 2025`. */
export const dayText = (at: Date, timeZone: string, language: Language): string =>
  dateText(at, timeZone, writtenLocale(language));

/** `1 Mar 2031, 19:00 (Asia/Tokyo)`. */
export function timeText(at: Date, timeZone: string, language: Language): string {
  const format = dateFormat(writtenLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${zoneText(timeZone)})`;
}
