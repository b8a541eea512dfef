import { sendEmail } from '@linkyard/contracts';
import type { Language } from '@linkyard/languages';
import { englishExamples, type MailExamples } from './english-examples.js';
import { germanExamples } from './german-examples.js';

export const mailTemplateNames = sendEmail.data.shape.template.options;

/** Example values by language: services send the values in the language of the reader. */
export const mailExamples: Readonly<Record<Language, MailExamples>> = { en: englishExamples, de: germanExamples };
