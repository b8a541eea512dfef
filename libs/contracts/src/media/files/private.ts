import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/**
 * For a service that has decided that somebody may have a file of this owner: a buyer, for example. One that was deleted but can still be
 * restored is found too.
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
