import { z } from 'zod';
import { money, recordFields, timestamp } from '../../primitives/index.js';

export const goalStates = ['active', 'reached', 'closed'] as const;

/** @source models.md 8 DonationGoal */
export const donationGoalView = z.object({
  ...recordFields,
  title: z.string(),
  target: money,
  /** Given towards it, without refunds and without what covered fees. */
  raised: money,
  donors: z.int(),
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  state: z.enum(goalStates),
});
export type DonationGoalView = z.output<typeof donationGoalView>;
