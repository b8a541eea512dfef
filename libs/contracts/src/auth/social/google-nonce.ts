import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';

/** The gateway keeps the nonce in an HttpOnly cookie too: an id token counts only in the browser that asked for its nonce. */
export const issueGoogleNonce = defineCommand({
  subject: 'auth.social.google-nonce',
  http: { path: '/auth/google/nonce', role: 'public', needsActiveOwner: false, rate: credentialRate },
  summary: 'The nonce to ask Google for an id token with; good for ten minutes and one sign-in',
  request: z.strictObject({}),
  reply: z.object({ nonce: z.string() }),
  timeoutMs: 2000,
});
