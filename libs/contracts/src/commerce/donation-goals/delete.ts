import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, objectId } from '../../primitives/index.js';

/** Its donations stay. */
export const deleteDonationGoal = defineCommand({
  subject: 'commerce.donation-goals.delete',
  http: { path: '/user/donation-goal/delete', role: 'user' },
  summary: 'Delete a goal',
  request: z.strictObject({ _id: objectId }),
  reply: deleteReply,
  message: /*i18n*/ 'Goal deleted.',
  errors: ['core.not_found'],
  timeoutMs: 3_000,
});
