import { z } from 'zod';
import { objectId, timestamp } from '../../primitives/index.js';

export const onboardingGoals = ['links', 'sell', 'bookings', 'leads', 'brandDeals'] as const;

/** @source models.md 1 Onboarding */
export const onboardingView = z.object({
  step1: z.object({ name: z.string(), birthdate: z.string(), country: z.string(), timeZone: z.string() }).nullable(),
  step2: z.object({ username: z.string(), categories: z.array(z.string()) }).nullable(),
  step3: z
    .object({
      goals: z.array(z.enum(onboardingGoals)),
      socials: z.array(z.object({ type: z.string(), handle: z.string() })),
    })
    .nullable(),
  step4: z.object({ templateId: objectId.nullable() }).nullable(),
  completedAt: timestamp.nullable(),
  skipped: z.array(z.int()),
});
