import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { impersonationReply, returnToken } from './impersonation-view.js';

/** Ends the impersonation of this session, and nothing else of the user. Repeated, it gives the same answer. @source spec 4 "Back to admin" */
export const endImpersonation = defineCommand({
  subject: 'auth.impersonation.back',
  http: { path: '/admin/user/back', role: 'any', session: 'close' },
  summary: 'End an impersonation and return to the own account',
  request: z.strictObject({ returnToken }),
  reply: impersonationReply,
  errors: ['auth.not_impersonating'],
  timeoutMs: 5000,
});
