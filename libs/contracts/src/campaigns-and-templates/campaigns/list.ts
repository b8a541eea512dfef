import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { campaignStates, campaignView } from './campaign-view.js';

export const listCampaigns = defineCommand({
  subject: 'campaigns-and-templates.campaigns.list',
  http: { path: '/user/campaign/list', role: 'user' },
  summary: 'The own link pages',
  request: listRequest({
    sorts: ['updatedAt', 'createdAt', 'title', 'publishedAt', 'views'],
    filters: z.strictObject({ state: z.enum(campaignStates).optional(), status: onOff.optional() }).default({}),
  }),
  reply: listReply(campaignView),
  timeoutMs: 3000,
});
