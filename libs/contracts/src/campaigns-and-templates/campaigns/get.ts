import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { campaignView } from './campaign-view.js';

export const getCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.get',
  http: { path: '/user/campaign/get', role: 'user' },
  summary: 'One own link page',
  request: z.strictObject({ _id: objectId }),
  reply: campaignView,
  timeoutMs: 2000,
});
