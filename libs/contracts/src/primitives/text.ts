import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';

/** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export const hexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, refusedAs('core.not_hex_colour'));

/** A campaign's address on its host. @source models.md 2 */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,38}[a-z0-9])$/, refusedAs('core.not_handle'));

/** One line a person typed: no control characters, trimmed. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, refusedAs('core.control_characters'));

/** Several lines a person typed: line breaks and tabs stay, other control characters are refused. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, refusedAs('core.control_characters'));

/** A shared password for a page or section; it is passed on by word of mouth, so it may be shorter than an account's. */
export const pagePassword = z.string().min(4).max(128);

const comparable = (typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * The option that an answer names, as it is saved. Spaces around it and the composition of its accents do not matter: browsers and keyboards
 * change both.
 */
export const offeredOption = (options: readonly string[], answer: string): string | undefined =>
  options.find((option) => comparable(option) === comparable(answer));
