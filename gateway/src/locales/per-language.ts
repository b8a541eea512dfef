import type { Language } from '@linkyard/languages';
import { i18n } from './texts.js';

/** Makes something once for each language, such as a formatter, and returns that of the current request. */
export function perLanguage<T>(make: (language: Language) => T): () => T {
  const made = new Map<Language, { value: T }>();
  return () => {
    const { language } = i18n;
    const known = made.get(language);
    if (known) return known.value;
    const value = make(language);
    made.set(language, { value });
    return value;
  };
}
