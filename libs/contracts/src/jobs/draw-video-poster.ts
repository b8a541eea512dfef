import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { objectId } from '../primitives/index.js';

/** Draws the poster of a stored film. Does nothing where no ffmpeg is, when there is one already, or when the film is gone. */
export const drawVideoPoster = defineJob({
  name: 'media.draw-video-poster',
  data: z.strictObject({ mediaId: objectId }),
  attempts: 4,
  backoffMs: 10_000,
  idempotencyKey: (data) => `${data.mediaId}.poster`,
});
