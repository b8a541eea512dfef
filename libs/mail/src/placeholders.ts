import { MailTemplateError } from './mail-template.js';

export type MailValues = Readonly<Record<string, string>>;
const placeholder = /\{\{([a-zA-Z]+)\}\}/g;

/** Names in a sentence, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, name]) => (name ? [name] : []));

/** True when each placeholder has a value that is not empty. */
export const hasValues = (text: string, values: MailValues): boolean =>
  placeholdersIn(text).every((name) => (Object.hasOwn(values, name) ? values[name] : '') !== '');

/**
 * Puts values in, once: a value that looks like a placeholder stays text.
 * @throws MailTemplateError when a value is missing
 */
export const fill = (text: string, values: MailValues): string =>
  text.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new MailTemplateError(`The mail needs a value for "${name}"`);
    return value;
  });

/** Values for one line of a header: line breaks and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

/**
 * A name to greet with, or nothing: anyone can sign up with another person's address and choose the name, and mail
 * programs turn "www.prize.example" in a greeting into a link.
 */
export function greetingName(name: string): string {
  const plain = oneLine(name);
  return plain.length > 60 || /[/:@]|\.\S|www/i.test(plain) ? '' : plain;
}
