import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pageView } from './page-view.js';

export const listPages = defineCommand({
  subject: 'campaigns-and-templates.pages.list',
  http: { path: '/user/template/pages', role: 'any' },
  summary: 'The pages of a template in their order',
  request: z.strictObject({ templateId: objectId }),
  reply: z.object({ pages: z.array(pageView) }),
  timeoutMs: 2000,
});
