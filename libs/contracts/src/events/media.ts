import { z } from 'zod';
import { mediaTypes } from '../media/files/media-view.js';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

export const mediaFileReady = defineEvent({
  name: 'media.file.ready',
  data: z.strictObject({ mediaId: objectId, userId: objectId, type: z.enum(mediaTypes), path: z.string() }),
});
