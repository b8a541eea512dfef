import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language, Texts } from './index.js';

const current = new AsyncLocalStorage<{ language: Language; locale: string }>();

/**
 * Runs the work of one request; texts that are asked for within it are in its language.
 * @param locale the visitor's own, with its region, which no text may be translated into
 */
export const inLanguage = <T>(language: Language, work: () => T, locale: string = language): T =>
  current.run({ language, locale }, work);

/** English outside of a request. */
export const requestLanguage = (): Language => current.getStore()?.language ?? 'en';

/** BCP 47, such as `en-GB`; English outside of a request. */
export const requestLocale = (): string => current.getStore()?.locale ?? 'en';

/**
 * The texts of a catalogue in the language of the current request.
 * The name `i18n` at the call is what `npm run messages` looks for: `i18n.t('Book a time')`.
 */
export const requestTexts = (textsIn: (language: Language) => Texts): Texts => ({
  get language() {
    return requestLanguage();
  },
  t: (message, values) => textsIn(requestLanguage()).t(message, values),
});
