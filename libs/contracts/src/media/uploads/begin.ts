import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { largestUploadBytes, line, objectId } from '../../primitives/index.js';
import { uploadRate } from '../../primitives/rates.js';
import { mediaTypes } from '../files/media-view.js';

/**
 * A multipart upload. Parts that arrived before a connection was lost are kept for a day, and are returned when the same unfinished file
 * is started again. Name, size and kind are hints that only allow an early refusal; the content decides.
 */
export const beginUpload = defineCommand({
  subject: 'media.uploads.begin',
  http: { path: '/user/upload/begin', role: 'any', rate: uploadRate },
  summary: 'Begin an upload in parts, or go on with one',
  request: z.strictObject({
    name: line(255),
    /** Bytes of the whole file. */
    size: z.int().min(1).max(largestUploadBytes),
    type: z.enum(mediaTypes).default('gallery'),
    mime: z.string().max(127).default(''),
    /** Identifies the file within the account. Without it, an upload cannot be resumed. */
    key: z
      .string()
      .regex(/^[\w-]{16,128}$/, refusedAs('media.not_upload_key'))
      .optional(),
  }),
  reply: z.object({
    uploadId: objectId,
    /** Bytes of every part but the last. */
    partSize: z.int(),
    /** Parts that are there, counted from 0. */
    received: z.array(z.int()),
  }),
  errors: ['media.image_too_large', 'media.file_too_large', 'media.quota_reached', 'media.too_many_unfinished'],
  timeoutMs: 4000,
});
