import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** What an account has set up to sell with. Between services alone. @source spec 6 "notification bell with reminders" */
export const getSetupCounts = defineCommand({
  subject: 'commerce.setup.counts',
  summary: 'How many products and working payment accounts an owner has',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({ productCount: z.int().min(0), paymentCount: z.int().min(0) }),
  timeoutMs: 1_500,
});
