import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { impersonationReason, impersonationReply } from './impersonation-view.js';

/** @source api.md "admin", spec 4 "Impersonation" */
export const startImpersonation = defineCommand({
  subject: 'auth.impersonation.start',
  http: {
    path: '/admin/user/impersonate',
    role: 'admin',
    rate: [{ limit: 30, windowSec: 60, by: 'account' }],
    session: 'open',
  },
  summary: 'Sign in as a user',
  request: z.strictObject({ userId: objectId, reason: impersonationReason }),
  reply: impersonationReply,
  errors: ['auth.impersonation_of_admin', 'auth.impersonation_inactive', 'auth.impersonation_disabled'],
  timeoutMs: 5000,
});
