import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languageFor, languages, type Language } from './languages.js';

/** What screens and mails ask for their texts. The English message in ICU format is its own id. */
export interface Texts {
  readonly language: Language;
  t: (message: string, values?: Record<string, string | number>) => string;
}

const compiled = new Map<string, CompiledMessage>();
/** Parsing a message takes longer than everything else; there are only as many as the code has. */
function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

/** The texts of one catalogue in one language. */
class CatalogueTexts implements Texts {
  private readonly i18n: I18n;
  constructor(
    readonly language: Language,
    messages: Messages,
  ) {
    this.i18n = setupI18n({ locale: language, messages: { [language]: messages } });
    this.i18n.setMessagesCompiler(compileOnce);
  }

  t(message: string, values?: Record<string, string | number>): string {
    return this.i18n._(message, values);
  }
}

/**
 * The texts of a catalogue, by language.
 * @param catalogues as `lingui compile` writes them; a message that one lacks is shown in English
 */
export function translator(catalogues: Readonly<Record<Exclude<Language, 'en'>, Messages>>) {
  const made = new Map<Language, Texts>();
  for (const language of languages)
    made.set(language, new CatalogueTexts(language, language === 'en' ? {} : catalogues[language]));
  return (language: Language): Texts => made.get(language) ?? new CatalogueTexts('en', {});
}

/** The same by a person's locale, as accounts and orders keep it: `de-AT` is served by `de`. */
export function localeTexts(catalogues: Parameters<typeof translator>[0]) {
  const textsIn = translator(catalogues);
  return (locale: string): Texts => textsIn(languageFor([locale]));
}
