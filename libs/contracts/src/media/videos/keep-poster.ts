import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { drawnObject } from '../pictures/drawn-object.js';

/** What a player says of a film; null for what it does not say. Seconds, pixels. */
export const filmFacts = z.strictObject({
  duration: z.number().positive().nullable(),
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
});
export type FilmFacts = z.output<typeof filmFacts>;

/**
 * The worker has written the objects of `planVideoPoster`, or found no usable frame (then `drawn` is empty). Facts fill in missing values
 * and change nothing else. Idempotent. `kept` is false when the film is gone: the written objects are then orphans and must
 * be deleted.
 */
export const keepVideoPoster = defineCommand({
  subject: 'media.videos.keep-poster',
  summary: 'Take over the drawn poster of a film',
  request: z.strictObject({
    mediaId: objectId,
    drawn: z.array(drawnObject).max(4),
    /** ThumbHash, base64; empty for none. */
    placeholder: z.string().max(100),
    facts: filmFacts.nullable(),
  }),
  reply: z.object({ kept: z.boolean() }),
  timeoutMs: 5_000,
});
