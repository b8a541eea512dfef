import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/**
 * For a service that has authorised access to an owner's file, for a buyer for example. A soft-deleted file is found as
 * well.
 */
export const getPrivateFile = defineCommand({
  subject: 'media.files.private',
  summary: 'Where a file of an owner is stored, public or not',
  request: z.strictObject({ userId: objectId, mediaId: objectId }),
  reply: z.object({
    file: z
      .object({
        storageKey: z.string(),
        mime: z.string(),
        /** Bytes. */
        size: z.int(),
        fileName: z.string(),
        etag: z.string(),
      })
      .nullable(),
  }),
  timeoutMs: 2000,
});
