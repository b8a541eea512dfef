import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { socialReply } from './social-reply.js';

/**
 * The app id of the token is checked (debug_token). Facebook may hold back the e-mail address: the person is then asked, sends
 * it with the same token, and must confirm it by a code before a session opens.
 * @source models.md 1 facebook
 */
export const signInWithFacebook = defineCommand({
  subject: 'auth.social.facebook',
  http: { path: '/auth/facebook', role: 'public', needsActiveOwner: false, rate: credentialRate, session: 'open' },
  summary: 'Sign in with a Facebook access token',
  request: z.strictObject({
    accessToken: z.string().min(10).max(4096),
    email: email.optional(),
    terms: z.boolean().default(false),
  }),
  reply: socialReply,
  errors: [
    'auth.social_failed',
    'auth.social_email_needed',
    'auth.social_email_in_use',
    'auth.social_not_configured',
    'EMAIL_NOT_VERIFIED',
    'auth.suspended',
    'auth.signup_closed',
    'auth.signup_by_invitation',
  ],
  timeoutMs: 5000,
});
