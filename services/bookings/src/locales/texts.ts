import { localeTexts } from '@linkyard/languages';
import { messages as de } from './de.js';

/** The texts of mails, in the language of a person's locale. */
export const textsFor = localeTexts({ de });
