import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { campaignView } from '../campaigns/campaign-view.js';
import { pageView } from '../pages/page-view.js';
import { templateView } from './template-view.js';

/** What the editor opens with. A starter is readable by every account, anything else by its owner. */
export const getTemplate = defineCommand({
  subject: 'campaigns-and-templates.templates.get',
  http: { path: '/user/template/get', role: 'any' },
  summary: 'One template with its pages and the campaign that shows it',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ template: templateView, pages: z.array(pageView), campaign: campaignView.nullable() }),
  timeoutMs: 3000,
});
