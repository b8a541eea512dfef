import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, emptyReply } from '../../primitives/index.js';
import { mailRate } from '../../primitives/rates.js';
import { codePurpose } from './credentials.js';

/** 60 s between two codes. Answers the same for an unknown address. @source models.md 1 emailVerification */
export const sendVerificationCode = defineCommand({
  subject: 'auth.accounts.send-verification-code',
  http: { path: '/auth/emailVerification', role: 'public', needsActiveOwner: false, rate: mailRate },
  summary: 'Send the confirmation code again',
  request: z.strictObject({ email, purpose: codePurpose.default('verifyEmail') }),
  reply: emptyReply,
  message: /*i18n*/ 'If this address is waiting for a code, a new one is on its way.',
  errors: ['core.mail_unavailable', 'auth.resend_too_soon'],
  timeoutMs: 4000,
});
