import type { Language } from '@linkyard/languages';

const formats: Record<Language, string> = { en: 'en-GB', de: 'de' };

/** `3 March 2025`. */
export const dayText = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(formats[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);

/** `1 Mar 2031, 19:00 (Asia/Tokyo)`. */
export function timeText(at: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(formats[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone.replaceAll('_', ' ')})`;
}
