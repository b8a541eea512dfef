import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, slug, timeZone } from '../../primitives/index.js';
import { userView } from '../accounts/user-view.js';
import { birthdate } from '../profile/birthdate.js';
import { onboardingGoals, onboardingView } from './onboarding-view.js';

const profileStep = z.strictObject({
  step: z.literal(1),
  name: line(120).min(1, refusedAs('core.name_required')),
  birthdate,
  country: z.string().regex(/^[A-Z]{2}$/, refusedAs('core.choose_country')),
  timeZone,
});
const handleStep = z.strictObject({
  step: z.literal(2),
  /** Becomes the first campaign's address; checked like campaign/unique. */
  username: slug,
  categories: z.array(line(60).min(1)).min(1, refusedAs('auth.category_missing')).max(5),
});
const goalsStep = z.strictObject({
  step: z.literal(3),
  goals: z.array(z.enum(onboardingGoals)).max(5).default([]),
  socials: z
    .array(z.strictObject({ type: line(40).min(1), handle: line(200).min(1) }))
    .max(30)
    .default([]),
  skip: z.boolean().default(false),
});
/** `templateId` null begins with an empty page. */
const templateStep = z.strictObject({ step: z.literal(4), templateId: objectId.nullable() });

/**
 * One step; an earlier one may be done again, a later one not before its turn. Step 4 makes the first template and campaign and
 * sets `step` to 0.
 * @source models.md 1 Onboarding, spec 4 "Role 2"
 */
export const updateOnboarding = defineCommand({
  subject: 'auth.onboarding.update',
  http: { path: '/user/onboarding/update', role: 'user' },
  summary: 'Do one step of the onboarding',
  request: z.discriminatedUnion('step', [profileStep, handleStep, goalsStep, templateStep]),
  reply: z.object({
    step: z.int().min(0).max(4),
    onboarding: onboardingView,
    user: userView,
    /** Only in answer to step 4. */
    created: z.object({ campaignId: objectId, templateId: objectId, campName: slug }).nullable(),
  }),
  errors: [
    'auth.invalid_birthdate',
    'auth.onboarding_order',
    'campaigns.slug_taken',
    'campaigns.slug_reserved',
    'campaigns.slug_look_alike',
  ],
  timeoutMs: 8000,
});
