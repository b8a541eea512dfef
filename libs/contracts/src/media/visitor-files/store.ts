import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, uploadedFile } from '../../primitives/index.js';

/**
 * For services that accept a visitor's file: validated by content, stored private, owned by the page's owner. Until `visitorFilesKept` names
 * it the file is inaccessible, and after a day it is deleted.
 */
export const storeVisitorFile = defineCommand({
  subject: 'media.visitor-files.store',
  summary: "Store a visitor's file",
  request: z.strictObject({ file: uploadedFile, userId: objectId, tenantId: objectId.nullable() }),
  reply: z.object({ mediaId: objectId, name: z.string(), size: z.int(), mime: z.string() }),
  errors: ['media.no_file', 'media.file_type', 'media.file_too_large', 'media.quota_reached'],
  timeoutMs: 12_000,
});
