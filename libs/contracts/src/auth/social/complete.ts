import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { secondFactor } from '../accounts/credentials.js';
import { sessionReply } from '../accounts/session-reply.js';

/** The ticket of `secondFactorNeeded` is in the browser's cookie: the gateway puts it in. It is good for five minutes. */
export const completeSocialSignIn = defineCommand({
  subject: 'auth.social.complete',
  http: { path: '/auth/secondFactor', role: 'public', needsActiveOwner: false, rate: credentialRate, session: 'open' },
  summary: 'Finish a sign-in with a provider by the second factor',
  request: z.strictObject({ ticket: z.string().max(2048).optional(), otp: secondFactor }),
  reply: sessionReply,
  message: /*i18n*/ 'Welcome back.',
  errors: ['auth.sign_in_expired', 'auth.two_factor_failed', 'auth.locked', 'auth.suspended'],
  timeoutMs: 5000,
});
