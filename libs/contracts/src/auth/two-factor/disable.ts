import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword, secondFactor } from '../accounts/credentials.js';

export const disableTwoFactor = defineCommand({
  subject: 'auth.two-factor.disable',
  http: { path: '/auth/twoFactor/disable', role: 'any', rate: credentialRate, whileImpersonating: 'refused' },
  summary: 'Switch two-step sign-in off',
  request: z.strictObject({ password: givenPassword, otp: secondFactor }),
  reply: emptyReply,
  message: /*i18n*/ 'Two-step sign-in is off.',
  errors: ['auth.password_wrong', 'auth.two_factor_failed', 'auth.two_factor_off'],
  timeoutMs: 5000,
});
