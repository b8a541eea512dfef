import { z } from 'zod';
import { text } from '../kit/fields.js';

/** Longest code, in characters. */
export const maxCodeLength = 64_000;

/** @source spec 3 el_custom, models.md 3 */
export const schema = z.object({
  /** HTML with styles and scripts, kept as it is: it only ever runs in a frame without an origin. */
  code: z.string().max(maxCodeLength).default(''),
  /** Accessible name of the frame. */
  title: text(200),
  /** CSS pixels until the content has reported its own height, and without JavaScript. */
  height: z.int().min(40).max(2000).default(200),
});
export type CustomContent = z.output<typeof schema>;
