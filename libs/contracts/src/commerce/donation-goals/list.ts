import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { donationGoalView } from './goal-view.js';

export const listDonationGoals = defineCommand({
  subject: 'commerce.donation-goals.list',
  http: { path: '/user/donation-goal/list', role: 'user' },
  summary: 'Goals of the receiver with their progress',
  request: z.strictObject({}),
  reply: z.object({ data: z.array(donationGoalView) }),
  timeoutMs: 3_000,
});
