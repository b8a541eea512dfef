import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/**
 * For the worker that draws: what to draw of a picture and under which keys. The keys are kept before the first byte is written, and asking again
 * gives the same ones. Null when there is nothing to draw (any more).
 */
export const planPictureSizes = defineCommand({
  subject: 'media.pictures.plan-sizes',
  summary: 'What sizes a picture still needs',
  request: z.strictObject({ mediaId: objectId }),
  reply: z.object({
    plan: z
      .object({
        /** Object of the picture itself. */
        key: z.string(),
        isAnimated: z.boolean(),
        /** Width in pixels. */
        sizes: z.array(z.object({ key: z.string(), mime: z.enum(['image/avif', 'image/webp']), width: z.int() })),
      })
      .nullable(),
  }),
  timeoutMs: 5_000,
});
