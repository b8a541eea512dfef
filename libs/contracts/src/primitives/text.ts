import { z } from 'zod';

/** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export const hexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, /*i18n*/ 'Not a hex colour.');

/** A campaign's address on its host. @source models.md 2 */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9](?:[a-z0-9_-]{1,38}[a-z0-9])$/,
    /*i18n*/ 'Use 3 to 40 letters, digits, - or _, beginning and ending with a letter or digit.',
  );

/** One line a person typed: no control characters, trimmed. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, /*i18n*/ 'Control characters are not allowed.');

/** Several lines a person typed: line breaks and tabs stay, other control characters are refused. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, /*i18n*/ 'Control characters are not allowed.');

/** A shared password for a page or section; it is passed on by word of mouth, so it may be shorter than an account's. */
export const pagePassword = z
  .string()
  .min(4, /*i18n*/ 'Use at least 4 characters.')
  .max(128, /*i18n*/ 'Use at most 128 characters.');

const comparable = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * The option that an answer names, as it is saved. Spaces around it and the composition of its accents do not matter: browsers and keyboards
 * change both.
 */
export const offeredOption = (options: readonly string[], answer: string): string | undefined =>
  options.find((option) => comparable(option) === comparable(answer));
