import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { largestUploadBytes, objectId, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/** A file that buyers receive. It is private: no public address opens it, and the library does not list it. @source api.md "commerce" */
export const uploadProductFile = defineCommand({
  subject: 'media.product-files.upload-file',
  http: {
    path: '/user/uploadProductFile',
    role: 'user',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: largestUploadBytes,
  },
  summary: 'Upload a file that buyers receive',
  request: z.strictObject({ file: uploadedFile }),
  reply: z.object({ mediaId: objectId, name: z.string(), size: z.int() }),
  message: /*i18n*/ 'Uploaded.',
  errors: ['media.no_file', 'media.file_type', 'media.file_too_large', 'media.image_too_large', 'media.quota_reached'],
  timeoutMs: 15_000,
});
