import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { credentialRate } from '../../primitives/rates.js';
import { givenPassword } from '../accounts/credentials.js';

export const enrolTwoFactor = defineCommand({
  subject: 'auth.two-factor.enrol',
  http: { path: '/auth/twoFactor/enrol', role: 'any', rate: credentialRate, whileImpersonating: 'refused' },
  summary: 'Make a secret for an authenticator app; it counts after twoFactor/verify',
  request: z.strictObject({ password: givenPassword }),
  reply: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  errors: ['auth.password_wrong', 'auth.two_factor_on'],
  timeoutMs: 5000,
});
