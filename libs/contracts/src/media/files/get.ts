import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** For the gateway, which streams the object itself. `path` is what follows /media/. A private or deleted file is null. */
export const getMediaFile = defineCommand({
  subject: 'media.files.get',
  summary: 'Where a public file lies and how to serve it',
  acrossTenants: 'anyone with the address of a public file may fetch it',
  request: z.strictObject({ path: z.string().min(1).max(300) }),
  reply: z.object({
    file: z
      .object({
        storageKey: z.string(),
        mime: z.string(),
        size: z.int(),
        /** Documents are always attachments. */
        disposition: z.enum(['inline', 'attachment']),
        fileName: z.string(),
        etag: z.string(),
      })
      .nullable(),
  }),
  timeoutMs: 2000,
});
