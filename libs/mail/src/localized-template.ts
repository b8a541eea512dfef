import type { MailTemplate, MailTemplateName } from './mail-template.js';
import { germanTemplates } from './templates/de/index.js';
import { templates } from './templates/index.js';

export interface LocalizedTemplate {
  /** BCP 47 language of the sentences, for `<html lang>`. */
  language: 'en' | 'de';
  template: MailTemplate;
  /** @param person may be empty */
  greeting: (person: string) => string;
}

/** The mail in the language of a locale (`de`, `de-AT`), or in English when it is not translated. */
export function localizedTemplate(name: MailTemplateName, locale: string): LocalizedTemplate {
  const german = locale.toLowerCase().split('-')[0] === 'de' ? germanTemplates[name] : undefined;
  if (german)
    return { language: 'de', template: german, greeting: (person) => (person ? `Hallo ${person},` : 'Hallo,') };
  return {
    language: 'en',
    template: templates[name],
    greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
  };
}
