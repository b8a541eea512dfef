import { clockOfLocale, languageFor, weekBegins } from '@linkyard/languages';
import { currentLanguage } from '@linkyard/ui';

/** The reader's own variant of the language that is shown, with its region: `en-GB` where the browser asks for it, else `en`. */
export function regionalLocale(): string {
  const shown = languageFor([currentLanguage()]);
  return navigator.languages.find((tag) => languageFor([tag]) === shown) ?? currentLanguage();
}

/** The reader's first day of the week; 0 is Sunday. */
export const firstDayOfWeek = () => weekBegins(regionalLocale());

const longClocks = new Map<string, boolean>();

/** A calendar asks for each of its entries, and asking Intl takes longer than the rest of an entry. */
export function hasLongClock(): boolean {
  const locale = regionalLocale();
  const isLong = longClocks.get(locale) ?? clockOfLocale(locale) === '24';
  longClocks.set(locale, isLong);
  return isLong;
}
