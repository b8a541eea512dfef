import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { planInput } from './plan.js';

/** For who opens accounts at a white label. */
export const plansOfWhiteLabel = defineCommand({
  subject: 'white-label.plans.of',
  summary: 'Whose a white label is, and its plans; none for one that is not there',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ whiteLabelId: objectId }),
  reply: z.object({ ownerId: objectId.nullable(), plans: z.array(planInput) }),
  timeoutMs: 2_000,
});
