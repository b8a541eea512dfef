import { imageUrl, isSafeLink, refusedAs } from '@linkyard/contracts';
import { z } from 'zod';
import { sanitizeRichText } from './rich-text.js';

/** Text of a block; may be empty. Control characters other than tab and newline are dropped. */
export const text = (max: number, initial = '') =>
  z
    .string()
    .max(max)
    .transform((value) => value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''))
    .default(initial);

/** Empty, or a link a creator may publish: one of `linkSchemes`. */
export const optionalLink = z
  .string()
  .trim()
  .max(2048)
  .refine((value) => value === '' || isSafeLink(value), refusedAs('core.not_link_target'))
  .default('');

/** Empty, or a stored picture. */
export const optionalImage = z.union([z.literal(''), imageUrl]).default('');

/** Empty, or the id of a page of the same template. */
export const optionalPage = z
  .string()
  .regex(/^(?:[0-9a-f]{24})?$/, refusedAs('core.not_id'))
  .default('');

/** HTML of the allow-list; sanitised here on save and once more on render. */
export const richText = (max: number) => z.string().max(max).transform(sanitizeRichText).default('');
