import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';

/** Takes the full list of section ids of one page; a missing, foreign or doubled one is refused. @source models.md 3 */
export const orderSections = defineCommand({
  subject: 'campaigns-and-templates.sections.order',
  http: { path: '/user/section/order', role: 'any', rate: editorRate },
  summary: 'Put the sections of a page in order',
  request: z.strictObject({ pageId: objectId, ids: z.array(objectId).min(1).max(200) }),
  reply: z.object({ pageId: objectId, ids: z.array(objectId) }),
  errors: ['sections.order_mismatch'],
  timeoutMs: 3000,
});
