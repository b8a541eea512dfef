import { i18n, type MessageDescriptor, type Messages } from '@lingui/core';

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

/** What a contract declares in English, in the current language; any other text stays as it is. */
export function translated(text = ''): string {
  if (text in i18n.messages) return i18n._(text);
  for (const { message, pattern } of declaredPatterns()) {
    const values = pattern.exec(text)?.groups;
    if (values) return i18n._(message, { ...values });
  }
  return text;
}

/** The BCP 47 tag of the language that is shown. */
export const currentLanguage = () => i18n.locale;

/** A label as a noun within a sentence: in lower case, but in German, where nouns keep their capital. */
export const withinSentence = (label: string) =>
  i18n.locale.startsWith('de') ? label : label.toLocaleLowerCase(i18n.locale);

/** A constant that contains texts, made once for each language. Call it while rendering, not on import. */
export function perLanguage<T>(make: () => T): () => T {
  let made: { locale: string; value: T } | undefined;
  return () => {
    if (made?.locale !== i18n.locale) made = { locale: i18n.locale, value: make() };
    return made.value;
  };
}

let known: { messages: Messages; patterns: { message: string; pattern: RegExp }[] } = { messages: {}, patterns: [] };

/** The sentences with values of the catalogue, such as `Use at most {count} characters.`; the longest first. */
function declaredPatterns() {
  const { messages } = i18n;
  if (known.messages !== messages) {
    const withValues = Object.keys(messages).filter((message) => /\{[a-z]\w*\}/i.test(message));
    const longestFirst = withValues.sort((one, other) => other.length - one.length);
    known = { messages, patterns: longestFirst.map((message) => ({ message, pattern: patternOf(message) })) };
  }
  return known.patterns;
}

function patternOf(message: string): RegExp {
  const literal = message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'u');
}
