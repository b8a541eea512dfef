import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** The draft as a visitor would get it, beacons off. The page at /preview/{templateId}/{pageId} serves the same. */
export const previewTemplate = defineCommand({
  subject: 'campaigns-and-templates.templates.preview',
  http: { path: '/user/template/preview', role: 'any' },
  summary: 'Render the draft of one page',
  request: z.strictObject({ templateId: objectId, pageId: objectId }),
  reply: z.object({ html: z.string(), title: z.string() }),
  timeoutMs: 5000,
});
