import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, publicId } from '../../primitives/index.js';

/** Serves GET /preview/{templateId}/{pageId}/rev: a word that is another one after every change of the draft, for an open preview to ask. */
export const previewRev = defineCommand({
  subject: 'campaigns-and-templates.public-pages.preview-rev',
  summary: 'Whether a draft has changed',
  request: z.strictObject({ templateId: objectId, key: publicId.nullable().default(null) }),
  reply: z.object({ rev: z.string().nullable() }),
  timeoutMs: 3000,
});
