import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, slug } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView } from './campaign-view.js';

/** A draft with its own template, stats zero; without `campName` the address gets "-copy-n". @source models.md 2 */
export const duplicateCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.duplicate',
  http: { path: '/user/campaign/duplicate', role: 'user', rate: costlyRate },
  summary: 'Copy a link page',
  request: z.strictObject({ _id: objectId, campName: slug.optional(), title: line(120).min(1).optional() }),
  reply: campaignView,
  message: /*i18n*/ 'The copy is ready.',
  errors: [
    'campaigns.slug_taken',
    'campaigns.slug_reserved',
    'campaigns.slug_look_alike',
    'campaigns.limit_reached',
    'core.limit_reached',
  ],
  timeoutMs: 5000,
});
