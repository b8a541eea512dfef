import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { uploadedFile } from '../../primitives/index.js';

/** For other services that take a picture (profile, template thumb): checked, re-encoded, cut to `maxWidth` pixels, owned by the caller. */
export const storePicture = defineCommand({
  subject: 'media.pictures.store',
  summary: 'Turn an uploaded picture into a stored one',
  request: z.strictObject({
    file: uploadedFile,
    purpose: z.enum(['profile', 'template-thumb']),
    maxWidth: z.int().min(64).max(1920).default(720),
  }),
  reply: z.object({ path: z.string(), mime: z.string(), width: z.int(), height: z.int() }),
  errors: ['media.image_type', 'media.image_too_large', 'media.image_unreadable', 'media.quota_reached'],
  timeoutMs: 10_000,
});
