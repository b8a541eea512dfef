import { defineCommand } from '../../kit/define-command.js';
import { statusRequest } from '../../primitives/index.js';
import { campaignView } from './campaign-view.js';

/** Off hides the page from visitors at once and keeps its state. */
export const changeCampaignStatus = defineCommand({
  subject: 'campaigns-and-templates.campaigns.status',
  http: { path: '/user/campaign/status', role: 'user' },
  summary: 'Switch a link page on or off',
  request: statusRequest,
  reply: campaignView,
  timeoutMs: 3000,
});
