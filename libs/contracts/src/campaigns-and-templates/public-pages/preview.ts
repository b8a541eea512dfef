import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Serves GET /preview/{templateId}/{pageId}: a published starter to everybody, anything else to its owner (`ctx.userId`). */
export const previewPage = defineCommand({
  subject: 'campaigns-and-templates.public-pages.preview',
  summary: 'The draft of a page as a whole document',
  request: z.strictObject({ templateId: objectId, pageId: objectId.nullable() }),
  reply: z.object({ found: z.boolean(), html: z.string().nullable() }),
  timeoutMs: 5000,
});
