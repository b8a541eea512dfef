import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView } from './campaign-view.js';

/** Also calls off a scheduled publish. */
export const unpublishCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.unpublish',
  http: { path: '/user/campaign/unpublish', role: 'user', rate: costlyRate },
  summary: 'Take a link page off the web',
  request: z.strictObject({ _id: objectId }),
  reply: campaignView,
  message: /*i18n*/ 'Your page is offline.',
  errors: ['campaigns.not_published'],
  timeoutMs: 3000,
});
