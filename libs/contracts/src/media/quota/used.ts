import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the limits of accounts. */
export const countMediaBytes = defineCommand({
  subject: 'media.quota.used',
  summary: 'How many bytes an account has',
  acrossTenants: 'it is asked about accounts of every tenant',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({ used: z.int() }),
  timeoutMs: 1_500,
});
