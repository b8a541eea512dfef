import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { downloadedFile } from './download-view.js';

const bytes = z.int().min(0);

/**
 * For the gateway, which streams the object. Counts one download, unless it is a part of one that was counted and of which not all has
 * been sent.
 */
export const openDownload = defineCommand({
  subject: 'commerce.downloads.open',
  summary: 'Count a download, and where its file is stored',
  request: z.strictObject({
    ...downloadedFile,
    /** As a Range header asks for it: without `from` the last `to` bytes, without `to` the rest. Null for the whole file. */
    part: z.strictObject({ from: bytes.nullable(), to: bytes.nullable() }).nullable(),
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
    /** Bytes that count as sent until the gateway says that they were not. */
    reserved: bytes,
  }),
  errors: ['core.not_found', 'downloads.exhausted', 'downloads.expired', 'downloads.revoked'],
  timeoutMs: 4000,
});
