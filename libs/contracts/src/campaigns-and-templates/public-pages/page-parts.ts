import { z } from 'zod';
import { showRulesSchema } from '../design/index.js';

/** A section that not every visitor sees. */
export const pageFragment = z.object({
  /** Its place on the page; random, so that nothing is known of the section by it. */
  slot: z.string(),
  visibleFrom: z.string().nullable(),
  visibleUntil: z.string().nullable(),
  rules: showRulesSchema,
  html: z.string(),
  /** What stands there until its gate is opened; null without a gate. */
  door: z.string().nullable(),
});
export type PageFragment = z.output<typeof pageFragment>;

/** A page that visitors see differently: cut at the places of its fragments, of which there is one less than pieces. @source ADR 0010 */
export const pageParts = z.object({
  pieces: z.array(z.string()).min(1),
  fragments: z.array(pageFragment),
  /** Set where the whole page is closed: the document shown instead, and where the page leads on to once it is open. */
  lock: z.object({ door: z.string(), redirectTo: z.string().nullable() }).nullable(),
});
export type PageParts = z.output<typeof pageParts>;
