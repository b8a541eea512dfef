import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { timestamp } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword } from './credentials.js';

/** Ends every session at once; the data goes after 14 days, and signing in before that takes the wish back. @source models.md 1 */
export const deleteAccount = defineCommand({
  subject: 'auth.accounts.delete-account',
  http: {
    path: '/auth/deleteAccount',
    role: 'user',
    rate: credentialRate,
    session: 'close',
    whileImpersonating: 'refused',
  },
  summary: 'Ask for the account to be deleted',
  request: z.strictObject({
    /** Absent only for an account without a password. */
    password: givenPassword.optional(),
    confirm: z.literal('DELETE', refusedAs('auth.delete_not_typed')),
  }),
  reply: z.object({ deletionAt: timestamp }),
  message: /*i18n*/ 'Your account will be deleted in 14 days. Sign in before that to keep it.',
  errors: ['auth.password_wrong'],
  timeoutMs: 5000,
});
