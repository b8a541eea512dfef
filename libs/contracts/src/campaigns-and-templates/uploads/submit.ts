import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { email, honeypot, idempotencyKey, line, objectId, prose, uploadedFile } from '../../primitives/index.js';
import { visitorUploadRate } from '../../primitives/rates.js';
import { pageAttributionField } from '../forms/page-attribution.js';

/**
 * A visitor's file for the owner of a public page: judged by content, stored private, listed with the sender's words as a lead. A form post,
 * so numbers arrive as text. The same `idempotencyKey` is one sending.
 * @source models.md 5 "Upload block"
 */
export const submitUpload = defineCommand({
  subject: 'campaigns-and-templates.uploads.submit',
  http: {
    path: '/user/upload/submit',
    role: 'public',
    needsActiveOwner: true,
    rate: visitorUploadRate,
    body: 'multipart',
    maxBytes: 25 * 1024 * 1024,
  },
  summary: 'Send a file to the owner of a public page',
  request: z.strictObject({
    file: uploadedFile,
    campaignId: objectId,
    pageId: objectId,
    sectionId: objectId,
    name: line(120).default(''),
    email: z.union([z.literal(''), email]).default(''),
    message: prose(2_000).default(''),
    idempotencyKey,
    website_url: honeypot,
    attribution: pageAttributionField.optional(),
    elapsedMs: z
      .union([
        z.literal('').transform(() => null),
        z
          .string()
          .regex(/^\d{1,8}$/, refusedAs('forms.not_number'))
          .transform(Number),
        z.int().min(0).max(86_400_000),
      ])
      .nullable()
      .default(null),
  }),
  reply: z.object({ text: z.string() }),
  errors: [
    'core.idempotency_mismatch',
    'forms.closed',
    'forms.file_not_taken',
    'media.no_file',
    'media.file_type',
    'media.file_too_large',
  ],
  timeoutMs: 15_000,
});
