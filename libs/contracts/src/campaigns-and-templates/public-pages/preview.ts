import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, publicId } from '../../primitives/index.js';

/**
 * Serves GET /preview/{templateId}/{pageId}: a published starter to all callers, anything else to its owner (`ctx.userId`)
 * and to who brings the `key` of a preview link. `rev` is what previewRev would answer.
 */
export const previewPage = defineCommand({
  subject: 'campaigns-and-templates.public-pages.preview',
  summary: 'The draft of a page as a whole document',
  request: z.strictObject({
    templateId: objectId,
    pageId: objectId.nullable(),
    key: publicId.nullable().default(null),
  }),
  reply: z.object({ found: z.boolean(), html: z.string().nullable(), rev: z.string().nullable() }),
  timeoutMs: 5000,
});
