import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { largestUploadBytes, line, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { folderName } from '../organise/shelf.js';
import { mediaTypes, mediaView } from './media-view.js';

/** Judged by content; pictures (up to 3 MB after the browser's own compression, 5 MB accepted) are re-encoded without metadata. @source spec 7 */
export const uploadUserFile = defineCommand({
  subject: 'media.files.upload',
  http: {
    path: '/user/upload-user-file',
    role: 'any',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: largestUploadBytes,
  },
  summary: 'Put a picture or document into the library',
  request: z.strictObject({
    file: uploadedFile,
    type: z.enum(mediaTypes).default('gallery'),
    name: line(255).default(''),
    folder: folderName.default(''),
  }),
  reply: mediaView,
  message: /*i18n*/ 'Uploaded.',
  errors: [
    'media.image_type',
    'media.image_too_large',
    'media.image_unreadable',
    'media.no_file',
    'media.file_type',
    'media.file_too_large',
    'media.quota_reached',
  ],
  timeoutMs: 15_000,
});
