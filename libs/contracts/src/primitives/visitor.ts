import { z } from 'zod';
import { idempotencyKey } from './ids.js';
import { line } from './text.js';

/** A field that is invisible to people, so a filled one indicates a bot. The service pretends to accept. */
export const honeypot = z.string().max(500).optional();

/** What every write of a visitor carries. @source models.md 0, 5 "Anti-abuse" */
export const visitorWrite = {
  idempotencyKey,
  website_url: honeypot,
  /** Milliseconds between opening and sending the form; null where no script ran. */
  elapsedMs: z.int().min(0).max(86_400_000).nullable().default(null),
};

/** The campaign tags of the address a visitor came by. */
export const utmTags = z.strictObject({
  source: line(120).optional(),
  medium: line(120).optional(),
  campaign: line(120).optional(),
  term: line(120).optional(),
  content: line(120).optional(),
});
