import type { Messages } from '@lingui/core';
import { directionOf } from '@linkyard/languages';
import { activateLanguage, currentLanguage } from '@linkyard/ui';

/** What an account can choose; the names are not translated. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;

type Catalogue = () => Promise<{ messages: Messages }>;

// ar-XB is the pseudo-locale: accented English, read from right to left. It is not offered, but can be stored by hand.
const catalogues: Readonly<Record<string, Catalogue>> = {
  de: () => import('../../../locales/de.po'),
  'ar-XB': () => import('../../../locales/ar-XB.po'),
};

const storageKey = 'language';

/**
 * The first of the wanted languages that the app has, or English.
 * @param wanted BCP 47 tags, the most wanted first: 'de-CH' is served by 'de'
 */
export function languageFor(wanted: readonly (string | null)[]): string {
  for (const tag of wanted) {
    if (!tag) continue;
    if (tag in catalogues) return tag;
    const [primary = ''] = tag.toLowerCase().split('-');
    if (primary === 'en' || primary in catalogues) return primary;
  }
  return 'en';
}

/** The language of this browser: the one shown last, else the one it asks pages for. */
export const browserLanguage = (): string =>
  languageFor([localStorage.getItem(storageKey), ...window.navigator.languages]);

/**
 * What calls ask for in place of the browser's languages, or null where those lead to the language that is shown anyway
 * and say more: `de-AT`.
 */
export const askedLanguage = (): string | null =>
  languageFor(window.navigator.languages) === currentLanguage() ? null : currentLanguage();

/** Loads a language's catalogue and shows the app in it. English is shown where the catalogue cannot be loaded. */
export async function showLanguage(language: string): Promise<void> {
  localStorage.setItem(storageKey, language);
  if (language === currentLanguage()) return;
  const catalogue = await catalogues[language]?.().catch(() => undefined);
  const shown = catalogue || language === 'en' ? language : 'en';
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
  activateLanguage(shown, catalogue?.messages);
}
