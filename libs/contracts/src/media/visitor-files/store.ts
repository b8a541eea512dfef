import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, uploadedFile } from '../../primitives/index.js';

/**
 * For services that take a visitor's file: judged by content, stored private, owned by whose page it was. Until `visitorFilesKept` names it
 * nobody can open it, and after a day it is gone.
 */
export const storeVisitorFile = defineCommand({
  subject: 'media.visitor-files.store',
  summary: "Store a visitor's file",
  request: z.strictObject({ file: uploadedFile, userId: objectId, tenantId: objectId.nullable() }),
  reply: z.object({ mediaId: objectId, name: z.string(), size: z.int(), mime: z.string() }),
  errors: ['media.no_file', 'media.file_type', 'media.file_too_large', 'media.quota_reached'],
  timeoutMs: 12_000,
});
