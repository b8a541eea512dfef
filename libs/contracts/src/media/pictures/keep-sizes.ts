import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { drawnObject } from './drawn-object.js';

/**
 * The worker has written the objects of `planPictureSizes`, or found that they cannot be generated (then `drawn` is empty). Idempotent.
 * `kept` is false when the picture is gone: the written objects are then orphans and must be deleted.
 */
export const keepPictureSizes = defineCommand({
  subject: 'media.pictures.keep-sizes',
  summary: 'Take over the drawn sizes of a picture',
  request: z.strictObject({
    mediaId: objectId,
    drawn: z.array(drawnObject).max(20),
  }),
  reply: z.object({ kept: z.boolean() }),
  timeoutMs: 5_000,
});
