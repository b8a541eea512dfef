import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { mediaView } from '../files/media-view.js';

/** A picture of a product. It is public and listed in the seller's library, as `uploadUserFile` does for the gallery. @source api.md "commerce" */
export const uploadProductImage = defineCommand({
  subject: 'media.product-files.upload-image',
  http: {
    path: '/user/uploadProductImage',
    role: 'user',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: 5 * 1024 * 1024 + 16_384,
  },
  summary: 'Upload a picture of a product',
  request: z.strictObject({ file: uploadedFile, name: line(255).default('') }),
  reply: mediaView,
  message: /*i18n*/ 'Uploaded.',
  errors: ['media.image_type', 'media.image_too_large', 'media.image_unreadable', 'media.quota_reached'],
  timeoutMs: 15_000,
});
