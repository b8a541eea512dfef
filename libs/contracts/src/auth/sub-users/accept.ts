import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { timeZone } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { mailedToken, newPassword, passwordsMatch, passwordsMatchError } from '../accounts/credentials.js';
import { sessionReply } from '../accounts/session-reply.js';
import { subUserName } from './create.js';

/** At the host of the site that has invited. Opens a session. @source models.md 16 */
export const acceptInvitation = defineCommand({
  subject: 'auth.sub-users.accept',
  http: {
    path: '/auth/acceptInvitation',
    role: 'public',
    needsActiveOwner: false,
    rate: credentialRate,
    session: 'open',
  },
  summary: 'Choose name and password with the link of an invitation',
  request: z
    .strictObject({
      token: mailedToken,
      name: subUserName,
      password: newPassword,
      confirmPassword: z.string().max(200).optional(),
      timeZone: timeZone.optional(),
      terms: z.literal(true, refusedAs('auth.terms_not_accepted')),
    })
    .refine(passwordsMatch, passwordsMatchError),
  reply: sessionReply,
  message: /*i18n*/ 'Welcome!',
  errors: ['auth.link_invalid', 'auth.suspended', 'auth.password_breached'],
  timeoutMs: 5_000,
});
