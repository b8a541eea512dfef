import { clockOfLocale, languageFor, weekBegins } from '@linkyard/languages';
import { currentLanguage } from '@linkyard/ui';

/** The reader's own variant of the language that is shown, with its region: `en-GB` where the browser asks for it, else `en`. */
export function regionalLocale(): string {
  const shown = languageFor([currentLanguage()]);
  return navigator.languages.find((tag) => languageFor([tag]) === shown) ?? currentLanguage();
}

/** The reader's first day of the week; 0 is Sunday. */
export const firstDayOfWeek = () => weekBegins(regionalLocale());

export const hasLongClock = () => clockOfLocale(regionalLocale()) === '24';
