import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { mediaView } from '../files/media-view.js';
import { categoryName } from './shared-picture.js';

/** Validated and re-encoded like any picture. It belongs to the installation, not to the admin who uploaded it. @source api.md "admin" */
export const uploadSharedPicture = defineCommand({
  subject: 'media.public-images.upload',
  http: {
    path: '/admin/public-upload',
    role: 'admin',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: 5 * 1024 * 1024 + 16_384,
  },
  summary: 'Put up a picture that all creators may use',
  request: z.strictObject({ file: uploadedFile, category: categoryName.default(''), name: line(255).default('') }),
  reply: mediaView.extend({ category: z.string() }),
  message: /*i18n*/ 'Uploaded.',
  errors: ['media.image_type', 'media.image_too_large', 'media.image_unreadable', 'media.quota_reached'],
  timeoutMs: 15_000,
});
