import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword, newPassword, passwordsMatch, passwordsMatchError } from './credentials.js';
import { sessionReply } from './session-reply.js';

/** Ends every session and opens a new one for this browser. An account without a password sets its first one. */
export const changePassword = defineCommand({
  subject: 'auth.accounts.change-password',
  http: {
    path: '/auth/changePassword',
    role: 'any',
    rate: credentialRate,
    session: 'open',
    whileImpersonating: 'refused',
  },
  summary: 'Change the password; all other sessions end',
  request: z
    .strictObject({
      currentPassword: givenPassword.optional(),
      password: newPassword,
      confirmPassword: z.string().max(200),
    })
    .refine(passwordsMatch, passwordsMatchError),
  reply: sessionReply,
  message: /*i18n*/ 'Your password is changed. Your other devices are signed out.',
  errors: ['auth.password_wrong', 'auth.password_breached'],
  timeoutMs: 5000,
});
