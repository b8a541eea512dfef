import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language, Texts } from './index.js';

const current = new AsyncLocalStorage<Language>();

/** Runs the work of one request; texts that are asked for within it are in its language. */
export const inLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

/** English outside of a request. */
export const requestLanguage = (): Language => current.getStore() ?? 'en';

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
