import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { objectId } from '../primitives/index.js';

/** Draws what pages need of a stored picture: AVIF and WebP in several widths. Does nothing when that was done or the picture is gone. */
export const drawPictureSizes = defineJob({
  name: 'media.draw-picture-sizes',
  data: z.strictObject({ mediaId: objectId }),
  attempts: 6,
  backoffMs: 5_000,
  idempotencyKey: (data) => data.mediaId,
});
