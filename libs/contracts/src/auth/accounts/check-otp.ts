import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { codePurpose, otpCode } from './credentials.js';

/** Ten minutes, five tries, then void. The ticket stands for the code in the next call. @source models.md 1 checkOTP */
export const checkOtp = defineCommand({
  subject: 'auth.accounts.check-otp',
  http: { path: '/auth/checkOTP', role: 'public', needsActiveOwner: false, rate: credentialRate },
  summary: 'Exchange a mailed code for a ticket',
  request: z.strictObject({ email, otp: otpCode, purpose: codePurpose.default('resetPassword') }),
  reply: z.object({ ticket: z.string() }),
  errors: ['auth.code_invalid', 'auth.code_spent'],
  timeoutMs: 4000,
});
