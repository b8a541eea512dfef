import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/**
 * The worker has written the objects of `planPictureSizes`, or found that they can never be drawn (then `drawn` is empty). Said again it changes
 * nothing. `kept` is false when the picture is gone: what was written is then nobody's and to be removed.
 */
export const keepPictureSizes = defineCommand({
  subject: 'media.pictures.keep-sizes',
  summary: 'Take over the drawn sizes of a picture',
  request: z.strictObject({
    mediaId: objectId,
    drawn: z
      .array(
        z.strictObject({
          key: z.string().max(300),
          /** Bytes. */
          size: z.int().min(1),
          /** Pixels. */
          width: z.int().min(1),
          height: z.int().min(1),
          etag: z.string().max(200),
        }),
      )
      .max(20),
  }),
  reply: z.object({ kept: z.boolean() }),
  timeoutMs: 5_000,
});
