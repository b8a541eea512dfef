import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { pageView } from './page-view.js';

/** Takes the full list of page ids; a missing or foreign one is refused. @source models.md 3 */
export const orderPages = defineCommand({
  subject: 'campaigns-and-templates.pages.order',
  http: { path: '/user/template/page/order', role: 'any', rate: editorRate },
  summary: 'Put the pages of a template in order',
  request: z.strictObject({ templateId: objectId, ids: z.array(objectId).min(1).max(30) }),
  reply: z.object({ pages: z.array(pageView) }),
  errors: ['sections.order_mismatch'],
  timeoutMs: 3000,
});
