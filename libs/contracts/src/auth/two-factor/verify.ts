import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { otpCode } from '../accounts/credentials.js';

export const verifyTwoFactor = defineCommand({
  subject: 'auth.two-factor.verify',
  http: { path: '/auth/twoFactor/verify', role: 'any', whileImpersonating: 'refused', rate: credentialRate },
  summary: 'Switch two-step sign-in on; the backup codes are shown this once',
  request: z.strictObject({ otp: otpCode }),
  reply: z.object({ backupCodes: z.array(z.string()) }),
  message: /*i18n*/ 'Two-step sign-in is on.',
  errors: ['auth.two_factor_failed', 'auth.two_factor_on', 'auth.two_factor_off'],
  timeoutMs: 4000,
});
