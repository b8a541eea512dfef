import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { email, honeypot, line, objectId, timeZone } from '../../primitives/index.js';
import { newPassword, passwordsMatch, passwordsMatchError } from './credentials.js';

/** Answers the same (also in time) whether or not the address has an account. @source models.md 1 register */
export const register = defineCommand({
  subject: 'auth.accounts.register',
  http: {
    path: '/auth/register',
    role: 'public',
    needsActiveOwner: false,
    rate: [
      { limit: 5, windowSec: 600, by: 'account' },
      { limit: 60, windowSec: 3600, by: 'network' },
    ],
  },
  summary: 'Open an account and send a code to its e-mail address',
  request: z
    .strictObject({
      name: line(120).min(1, refusedAs('core.name_required')),
      email,
      password: newPassword,
      confirmPassword: z.string().max(200).optional(),
      timeZone: timeZone.optional(),
      referralCode: line(64).optional(),
      terms: z.literal(true, refusedAs('auth.terms_not_accepted')),
      marketingConsent: z.boolean().default(false),
      website_url: honeypot,
    })
    .refine(passwordsMatch, passwordsMatchError),
  reply: z.object({ userId: objectId, needsVerification: z.boolean() }),
  message: /*i18n*/ 'We have sent a code to your e-mail address.',
  errors: ['core.mail_unavailable', 'auth.password_breached', 'auth.signup_closed', 'auth.signup_by_invitation'],
  timeoutMs: 5000,
});
