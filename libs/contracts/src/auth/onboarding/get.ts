import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { onboardingView } from './onboarding-view.js';

export const getOnboarding = defineCommand({
  subject: 'auth.onboarding.get',
  http: { path: '/user/onboarding/get', role: 'user' },
  summary: 'Where the onboarding stands',
  request: z.strictObject({}),
  reply: z.object({ step: z.int().min(0).max(4), onboarding: onboardingView }),
  timeoutMs: 2000,
});
