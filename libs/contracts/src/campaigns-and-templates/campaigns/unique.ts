import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Accepts any text, because it is called while the user types. `campaignId` is the user's own campaign, which may keep its name. */
export const checkCampaignName = defineCommand({
  subject: 'campaigns-and-templates.campaigns.unique',
  http: {
    path: '/user/campaign/unique',
    role: 'user',
    rate: [{ limit: 120, windowSec: 60, by: 'account' }],
  },
  summary: 'Whether an address is free, and which similar ones are',
  request: z.strictObject({ campName: z.string().trim().max(80), campaignId: objectId.optional() }),
  reply: z.object({
    available: z.boolean(),
    reason: z.enum(['taken', 'reserved', 'lookAlike', 'invalid']).nullable(),
    suggestions: z.array(z.string()),
  }),
  timeoutMs: 2000,
});
