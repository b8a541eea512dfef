import { languageFor, translator, type Texts } from '@linkyard/languages';
import { messages as de } from './de.js';

const textsIn = translator({ de });

/** The texts of mails, in the language of a person's locale. */
export const textsFor = (locale: string): Texts => textsIn(languageFor([locale]));
