import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { mailedToken, newPassword, passwordsMatch, passwordsMatchError } from './credentials.js';

/** Ends every session of the account. @source models.md 1 resetPassword */
export const resetPassword = defineCommand({
  subject: 'auth.accounts.reset-password',
  http: { path: '/auth/resetPassword', role: 'public', needsActiveOwner: false, rate: credentialRate },
  summary: 'Choose a new password with the mailed link or a ticket',
  request: z
    .strictObject({
      token: mailedToken.optional(),
      ticket: mailedToken.optional(),
      password: newPassword,
      confirmPassword: z.string().max(200),
    })
    .refine((body) => (body.token === undefined) !== (body.ticket === undefined), {
      error: refusedAs('auth.token_or_ticket'),
      path: ['token'],
    })
    .refine(passwordsMatch, passwordsMatchError),
  reply: emptyReply,
  message: /*i18n*/ 'Your password is changed. Please sign in.',
  errors: ['auth.link_invalid', 'auth.password_breached'],
  timeoutMs: 5000,
});
