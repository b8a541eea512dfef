import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { campaignStates, campaignVisibilities } from './campaign-view.js';

/** Reveals nothing about a page that visitors cannot open. @source models.md 2 "check" */
export const checkCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.check',
  http: { path: '/user/campaign/check', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'Whether a public page stands at an address',
  request: z.strictObject({ campName: z.string().trim().toLowerCase().min(1).max(80), host: z.string().max(255) }),
  reply: z.object({
    exists: z.boolean(),
    state: z.enum(campaignStates).nullable(),
    visibility: z.enum(campaignVisibilities).nullable(),
    campaignId: objectId.nullable(),
  }),
  timeoutMs: 2000,
});
