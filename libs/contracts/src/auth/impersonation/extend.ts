import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { impersonationView } from '../accounts/session-reply.js';

/** By an hour from its end, up to a day from its start. @source quality 3 "Impersonation scope" */
export const extendImpersonation = defineCommand({
  subject: 'auth.impersonation.extend',
  http: { path: '/auth/extendImpersonation', role: 'any' },
  summary: 'Go on with an impersonation for another hour',
  request: z.strictObject({}),
  reply: z.object({ impersonation: impersonationView }),
  errors: ['auth.not_impersonating', 'auth.impersonation_too_long'],
  timeoutMs: 3000,
});
