import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { mailedToken } from '../accounts/credentials.js';

/** For the screen behind the link: whom it invites. The link alone proves the mailbox. */
export const getInvitation = defineCommand({
  subject: 'auth.sub-users.invitation',
  http: { path: '/auth/invitation', role: 'public', needsActiveOwner: false, rate: credentialRate },
  summary: 'Whom an invitation is for',
  request: z.strictObject({ token: mailedToken }),
  reply: z.object({ email: z.string(), name: z.string() }),
  errors: ['auth.link_invalid', 'auth.suspended'],
  timeoutMs: 3_000,
});
