import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode, line, majorAmount, objectId, revision, timestamp } from '../../primitives/index.js';
import { donationGoalView } from './goal-view.js';

/** The currency of a goal cannot be changed once it exists. */
export const addUpdateDonationGoal = defineCommand({
  subject: 'commerce.donation-goals.add-update',
  http: { path: '/user/donation-goal/add-update', role: 'user' },
  summary: 'Create a goal, change it, close it or open it again',
  request: z.strictObject({
    _id: objectId.optional(),
    rev: revision.optional(),
    title: line(120).min(1, refusedAs('commerce.goal_title_missing')),
    /** Major units. */
    target: majorAmount,
    currency: currencyCode,
    startsAt: timestamp.nullable().default(null),
    endsAt: timestamp.nullable().default(null),
    state: z.enum(['active', 'closed']).default('active'),
  }),
  reply: z.object({ goal: donationGoalView }),
  message: /*i18n*/ 'Goal saved.',
  errors: ['core.not_found', 'core.stale_rev'],
  timeoutMs: 3_000,
});
