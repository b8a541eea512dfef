import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { codePurpose, mailedToken, otpCode } from './credentials.js';
import { sessionReply } from './session-reply.js';

/**
 * Confirms an address by the mailed link or code. Idempotent: a second use says "already". A session is opened only by the
 * first confirmation of a new account, so the session fields are absent otherwise. A changed address needs both mailboxes.
 * @source models.md 1 VerifyEmail, changeEmail
 */
export const verifyEmail = defineCommand({
  subject: 'auth.accounts.verify-email',
  http: { path: '/auth/VerifyEmail', role: 'public', needsActiveOwner: false, rate: credentialRate, session: 'open' },
  summary: 'Confirm an e-mail address with the mailed link or code',
  request: z
    .strictObject({
      purpose: codePurpose.extract(['verifyEmail', 'changeEmail']).default('verifyEmail'),
      token: mailedToken.optional(),
      email: email.optional(),
      otp: otpCode.optional(),
    })
    .refine((body) => body.token !== undefined || (body.email !== undefined && body.otp !== undefined), {
      error: refusedAs('auth.token_or_code'),
      path: ['token'],
    }),
  reply: sessionReply.partial().extend({
    result: z.enum(['verified', 'alreadyVerified', 'waitingForOtherMailbox']),
  }),
  message: /*i18n*/ 'Your e-mail address is confirmed.',
  errors: ['auth.code_invalid', 'auth.code_spent', 'auth.link_invalid', 'auth.suspended'],
  timeoutMs: 5000,
});
