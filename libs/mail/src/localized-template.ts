import type { LegalKey } from '@linkyard/contracts';
import { languageFor, type Language } from '@linkyard/languages';
import type { MailTemplate, MailTemplateName } from './mail-template.js';
import { germanTemplates } from './templates/de/index.js';
import { templates } from './templates/index.js';

export interface LocalizedTemplate {
  /** BCP 47 language of the sentences, for `<html lang>`. */
  language: Language;
  template: MailTemplate;
  /** @param person may be empty */
  greeting: (person: string) => string;
  legalNames: Record<LegalKey, string>;
}

/** Every mail in every language: one that is missing does not compile. */
const templatesIn: Record<Language, Readonly<Record<MailTemplateName, MailTemplate>>> = {
  en: templates,
  de: germanTemplates,
};
const legalNames: Record<Language, Record<LegalKey, string>> = {
  en: { terms: 'Terms of service', privacy: 'Privacy policy', imprint: 'Imprint' },
  de: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutzerklärung', imprint: 'Impressum' },
};
const greetings: Record<Language, string> = { en: 'Hello', de: 'Hallo' };

/** The mail in the language of a locale (`de`, `de-AT`), or in English when it is none of ours. */
export function localizedTemplate(name: MailTemplateName, locale: string): LocalizedTemplate {
  const language = languageFor([locale]);
  const hello = greetings[language];
  return {
    language,
    template: templatesIn[language][name],
    legalNames: legalNames[language],
    greeting: (person) => (person ? `${hello} ${person},` : `${hello},`),
  };
}
