import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, emptyReply } from '../../primitives/index.js';
import { mailRate } from '../../primitives/rates.js';

/** Link and code are valid for 30 minutes and one use. The answer never reveals whether the address is known. @source models.md 1 */
export const forgotPassword = defineCommand({
  subject: 'auth.accounts.forgot-password',
  http: { path: '/auth/forgotPassword', role: 'public', needsActiveOwner: false, rate: mailRate },
  summary: 'Send a link to choose a new password',
  request: z.strictObject({ email }),
  reply: emptyReply,
  message: /*i18n*/ 'If there is an account with this address, we have sent a link to it.',
  errors: ['core.mail_unavailable'],
  timeoutMs: 4000,
});
