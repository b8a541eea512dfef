import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { socialReply } from './social-reply.js';

/** Audience, issuer and nonce are checked, and a nonce of `issueGoogleNonce` counts once; only an e-mail the provider has verified is linked. @source models.md 1 google */
export const signInWithGoogle = defineCommand({
  subject: 'auth.social.google',
  http: { path: '/auth/google', role: 'public', needsActiveOwner: false, rate: credentialRate, session: 'open' },
  summary: 'Sign in with a Google id token, or an authorisation code and its verifier',
  request: z
    .strictObject({
      idToken: z.string().min(20).max(8192).optional(),
      code: z.string().min(4).max(2048).optional(),
      codeVerifier: z.string().min(43).max(128).optional(),
      /** Issued by `/auth/google/nonce`. */
      nonce: z.string().min(8).max(128),
      /** Needed for a new account. */
      terms: z.boolean().default(false),
    })
    .refine((body) => body.idToken !== undefined || (body.code !== undefined && body.codeVerifier !== undefined), {
      error: refusedAs('auth.id_token_or_code'),
      path: ['idToken'],
    }),
  reply: socialReply,
  errors: [
    'auth.social_failed',
    'auth.social_email_in_use',
    'auth.social_not_configured',
    'auth.suspended',
    'auth.signup_closed',
    'auth.signup_by_invitation',
  ],
  timeoutMs: 5000,
});
