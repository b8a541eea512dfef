import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword, secondFactor } from './credentials.js';
import { sessionReply } from './session-reply.js';

/** The host decides the tenant. Five failures lock for 15 minutes. @source models.md 1 login */
export const login = defineCommand({
  subject: 'auth.accounts.login',
  http: { path: '/auth/login', role: 'public', needsActiveOwner: false, rate: credentialRate, session: 'open' },
  summary: 'Sign in with e-mail address and password',
  request: z.strictObject({
    email,
    password: givenPassword,
    /** Keeps the session for 30 days instead of the browser session. */
    remember: z.boolean().default(false),
    otp: secondFactor.optional(),
  }),
  reply: sessionReply,
  message: /*i18n*/ 'Welcome back.',
  errors: [
    'core.mail_unavailable',
    'auth.login_failed',
    'EMAIL_NOT_VERIFIED',
    'auth.locked',
    'auth.suspended',
    'auth.two_factor_required',
    'auth.two_factor_failed',
  ],
  timeoutMs: 5000,
});
