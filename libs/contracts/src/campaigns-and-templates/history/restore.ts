import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { pageView } from '../pages/page-view.js';
import { templateView } from '../templates/template-view.js';

/** Writes the draft; the published page stays until the next publish. The present draft becomes a version itself. */
export const restoreHistory = defineCommand({
  subject: 'campaigns-and-templates.history.restore',
  http: { path: '/user/history/restore', role: 'any', rate: costlyRate },
  summary: 'Bring an earlier version back into the draft',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ template: templateView, pages: z.array(pageView) }),
  message: /*i18n*/ 'The earlier version is back.',
  timeoutMs: 5000,
});
