import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { uploadRate } from '../../primitives/rates.js';
import { mediaView } from '../files/media-view.js';
import { folderName } from '../organise/shelf.js';

/** All parts become one file, which is judged by its content like every upload. Asked again, also at the same time or after a time-out, it gives the same answer: a large file may take longer than one call waits. */
export const finishUpload = defineCommand({
  subject: 'media.uploads.finish',
  http: { path: '/user/upload/finish', role: 'any', rate: uploadRate },
  summary: 'Put an upload in parts into the library',
  request: z.strictObject({
    uploadId: objectId,
    /** How many the file has. */
    parts: z.int().min(1).max(100_000),
    folder: folderName.optional(),
  }),
  reply: mediaView,
  message: /*i18n*/ 'Uploaded.',
  errors: [
    'media.upload_incomplete',
    'media.image_type',
    'media.image_too_large',
    'media.image_unreadable',
    'media.file_type',
    'media.file_too_large',
    'media.quota_reached',
  ],
  timeoutMs: 15_000,
});
