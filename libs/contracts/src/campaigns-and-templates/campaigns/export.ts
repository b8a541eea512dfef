import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { pageView } from '../pages/page-view.js';
import { sectionView } from '../sections/section-view.js';
import { templateView } from '../templates/template-view.js';
import { campaignView } from './campaign-view.js';

export const exportCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.export',
  http: { path: '/user/campaign/export', role: 'user', rate: costlyRate },
  summary: 'A link page with all its pages and sections as one JSON file',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({
    fileName: z.string(),
    format: z.literal('campaign-1'),
    campaign: campaignView,
    template: templateView,
    pages: z.array(pageView),
    sections: z.array(sectionView),
  }),
  timeoutMs: 5000,
});
