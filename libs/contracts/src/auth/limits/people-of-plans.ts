import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Before a plan goes. */
export const countPeopleOfPlans = defineCommand({
  subject: 'auth.limits.people-of-plans',
  summary: 'How many people of a white label are on each plan',
  acrossTenants: 'the work of a reseller, who is one of the platform, asks about its tenant',
  request: z.strictObject({ whiteLabelId: objectId }),
  reply: z.object({ counts: z.record(z.string(), z.int()) }),
  timeoutMs: 2_000,
});
