import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { costlyRate } from '../../primitives/rates.js';
import { email, line, planName } from '../../primitives/index.js';
import { newPassword } from '../accounts/credentials.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserView } from './sub-user-view.js';

/** Trimmed. @source spec 5 "Create sub-user" */
export const subUserName = line(120).min(1, refusedAs('core.name_required'));
export const subUserEmail = z.string().trim().min(1, refusedAs('core.email_required')).pipe(email);
/** One of the site's plans; without it the default one. */
export const subUserPlan = planName.optional();

/** The person can sign in at once: the reseller vouches for the address. They are mailed where to, never the password. */
export const createSubUser = defineCommand({
  subject: 'auth.sub-users.create',
  http: { path: '/wl/create-user', role: 'owner', whileImpersonating: 'refused', rate: costlyRate },
  summary: 'Open an account at the caller’s white label',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({
    name: subUserName,
    email: subUserEmail,
    password: z.string().trim().min(1, refusedAs('core.password_required')).pipe(newPassword),
    planName: subUserPlan,
  }),
  reply: subUserView,
  message: /*i18n*/ 'The user is added.',
  errors: [
    ...siteRefusals,
    'core.limit_reached',
    'white-label.email_exists',
    'white-label.plan_unknown',
    'auth.password_breached',
  ],
  timeoutMs: 5000,
});
