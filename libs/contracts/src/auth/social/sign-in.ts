import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, line, webUrl } from '../../primitives/index.js';
import { socialProviders } from '../accounts/user-view.js';
import { socialReply } from './social-reply.js';

/**
 * The gateway's passport callback has proven who this is at the provider. Opens a session, linking only a verified e-mail;
 * the callback sets both cookies from the reply.
 */
export const signInWithProfile = defineCommand({
  subject: 'auth.social.sign-in',
  summary: 'Open a session for a person a provider has proven',
  request: z.strictObject({
    provider: z.enum(socialProviders),
    providerUserId: z.string().min(1).max(255),
    email: email.nullable(),
    emailVerified: z.boolean(),
    name: line(120),
    picture: webUrl.nullable(),
  }),
  reply: socialReply,
  errors: [
    'auth.social_email_needed',
    'auth.social_email_in_use',
    'auth.social_failed',
    'auth.suspended',
    'auth.signup_closed',
    'auth.signup_by_invitation',
  ],
  timeoutMs: 5000,
});
