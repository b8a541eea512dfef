import { clockOfLocale, languageFor, weekBegins } from '@linkyard/languages';
import { currentLanguage, currentReader } from '@linkyard/ui';

/** The reader's own variant of the language that is shown, with its region: `en-GB` where the browser asks for it, else `en`. */
export function regionalLocale(): string {
  const shown = languageFor([currentLanguage()]);
  return navigator.languages.find((tag) => languageFor([tag]) === shown) ?? currentLanguage();
}

/** The reader's first day of the week: of their profile, else of their region; 0 is Sunday. */
export const firstDayOfWeek = () => currentReader().weekStart ?? weekBegins(regionalLocale());

const longClocks = new Map<string, boolean>();

/** A calendar asks for each of its entries, and asking Intl takes longer than the rest of an entry. */
export function hasLongClock(): boolean {
  const { timeFormat } = currentReader();
  if (timeFormat !== null) return timeFormat === 24;
  const locale = regionalLocale();
  const isLong = longClocks.get(locale) ?? clockOfLocale(locale) === '24';
  longClocks.set(locale, isLong);
  return isLong;
}
