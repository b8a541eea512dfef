import { z } from 'zod';
import { stockPlatforms } from '../integrations/stock/stock-picture.js';
import { exportKinds } from '../media/exports/export-view.js';
import { mediaTypes } from '../media/files/media-view.js';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

export const mediaFileReady = defineEvent({
  name: 'media.file.ready',
  data: z.strictObject({ mediaId: objectId, userId: objectId, type: z.enum(mediaTypes), path: z.string() }),
});

/** A picture has more sizes than before, or a film has its poster: pages that show it can do so better. */
export const mediaFileDrawn = defineEvent({
  name: 'media.file.drawn',
  data: z.strictObject({ mediaId: objectId, userId: objectId, path: z.string() }),
});

/** A public file has other words or another focal point: pages that show it are to be rendered again. */
export const mediaFileDescribed = defineEvent({
  name: 'media.file.described',
  data: z.strictObject({ mediaId: objectId, userId: objectId, path: z.string() }),
});

/** A picture of a picture service was put into a library. `useReport`: where the provider wants that reported, if it does. */
export const stockPictureKept = defineEvent({
  name: 'media.stock-picture.kept',
  data: z.strictObject({
    mediaId: objectId,
    userId: objectId,
    platform: z.enum(stockPlatforms),
    providerId: z.string(),
    useReport: z.string().nullable(),
  }),
});

/** Its file is stored, or could not be made. */
export const exportEnded = defineEvent({
  name: 'media.export.ended',
  data: z.strictObject({
    exportId: objectId,
    ownerId: objectId,
    kind: z.enum(exportKinds),
    outcome: z.enum(['ready', 'failed']),
  }),
});
