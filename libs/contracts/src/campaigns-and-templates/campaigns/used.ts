import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the limits of accounts. */
export const countCampaigns = defineCommand({
  subject: 'campaigns-and-templates.campaigns.usage',
  summary: 'How many pages an account has',
  acrossTenants: 'it is asked about accounts of every tenant',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({ used: z.int() }),
  timeoutMs: 1_500,
});
