import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { orderAccess } from './download-view.js';

/** For the gateway, which streams the object. Counts one download, unless it continues one of the same visitor. */
export const openDownload = defineCommand({
  subject: 'commerce.downloads.open',
  summary: 'Count a download, and where its file is stored',
  request: z.strictObject({
    ...orderAccess,
    downloadId: objectId,
    mediaId: objectId,
    /** The client asks for a later part of the file. */
    isContinuation: z.boolean(),
    /** False to look at the file's size only: nothing is counted. */
    isCounted: z.boolean(),
  }),
  reply: z.object({
    file: z.object({
      storageKey: z.string(),
      mime: z.string(),
      size: z.int(),
      fileName: z.string(),
      etag: z.string(),
    }),
  }),
  errors: ['core.not_found', 'downloads.exhausted', 'downloads.expired', 'downloads.revoked'],
  timeoutMs: 4000,
});
