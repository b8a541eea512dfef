import { i18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { oncePerLanguage, sentenceTranslator } from '@linkyard/languages';

// English stands in the code, compiled by the build, so it has no catalogue.
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** What the macros `t` and `msg` call, with a language that is active from the first import on. */
export { i18n };

/**
 * Shows the app in a language from the next rendering on.
 * @param locale a BCP 47 tag
 * @param messages the compiled catalogue; English needs none
 */
export function activateLanguage(locale: string, messages: Messages = {}) {
  i18n.loadAndActivate({ locale, messages });
}

/** The text of a message that was declared with `msg`, in the current language. */
export const textOf = (message: MessageDescriptor) => i18n._(message);

let declared = { messages: i18n.messages, translate: sentenceTranslator([]) };

/** What a contract declares in English, in the current language; any other text stays as it is. */
export function translated(text = ''): string {
  const { messages } = i18n;
  if (declared.messages !== messages) declared = { messages, translate: sentenceTranslator(Object.keys(messages)) };
  return declared.translate(text, (message, values) => i18n._(message, values));
}

/** The BCP 47 tag of the language that is shown. */
export const currentLanguage = () => i18n.locale;

/** A label as a noun within a sentence: in lower case, but in German, where nouns keep their capital. */
export const withinSentence = (label: string) =>
  i18n.locale.startsWith('de') ? label : label.toLocaleLowerCase(i18n.locale);

/** A constant that contains texts, made once for each language. Call it while rendering, not on import. */
export const perLanguage = oncePerLanguage(currentLanguage);
