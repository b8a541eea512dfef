import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/**
 * For the worker that draws: the film of which a poster is missing, and the keys of the poster and its copy for lists. They are kept before the
 * first byte is written, and asking again gives the same ones. Null when there is nothing to draw (any more).
 */
export const planVideoPoster = defineCommand({
  subject: 'media.videos.plan-poster',
  summary: 'What poster a film still needs',
  request: z.strictObject({ mediaId: objectId }),
  reply: z.object({
    plan: z
      .object({
        /** Object of the film itself. */
        key: z.string(),
        mime: z.string(),
        /** Bytes. */
        size: z.int(),
        /** Seconds; null where the film does not say. */
        duration: z.number().nullable(),
        /** Whether its lengths or its duration are not known yet. */
        lacksFacts: z.boolean(),
        /** Widest first. Width in pixels; a narrower film has narrower ones. */
        posters: z.array(z.object({ key: z.string(), width: z.int() })),
      })
      .nullable(),
  }),
  timeoutMs: 5_000,
});
