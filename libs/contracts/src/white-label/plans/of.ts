import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { planInput } from './plan.js';

/** For who opens accounts at a white label. */
export const plansOfWhiteLabel = defineCommand({
  subject: 'white-label.plans.of',
  summary: 'The plans of a white label; none for one that is not there',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ whiteLabelId: objectId }),
  reply: z.object({ plans: z.array(planInput) }),
  timeoutMs: 2_000,
});
