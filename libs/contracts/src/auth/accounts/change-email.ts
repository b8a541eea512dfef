import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, emptyReply } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword } from './credentials.js';

/** Mails a link to the old and to the new address; both confirm through VerifyEmail. @source models.md 1 changeEmail */
export const changeEmail = defineCommand({
  subject: 'auth.accounts.change-email',
  http: { path: '/auth/changeEmail', role: 'any', rate: credentialRate, whileImpersonating: 'refused' },
  summary: 'Ask for another e-mail address; both mailboxes confirm',
  request: z.strictObject({ email, password: givenPassword }),
  reply: emptyReply,
  message: /*i18n*/ 'We have sent a link to your old and to your new address. Please open both.',
  errors: ['core.mail_unavailable', 'auth.password_wrong'],
  timeoutMs: 5000,
});
