import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { impersonationReason, impersonationReply } from './impersonation-view.js';

/** As one of the people of the own site: the reply leads there. @source api.md "white label" */
export const startImpersonationAsOwner = defineCommand({
  subject: 'auth.impersonation.start-as-owner',
  http: {
    path: '/wl/impersonate',
    role: 'owner',
    rate: [{ limit: 30, windowSec: 60, by: 'account' }],
    session: 'open',
    whileImpersonating: 'refused',
  },
  acrossTenants: 'the people of a reseller are of the tenant that is the reseller’s own',
  summary: 'Sign in as one of the people of the own site',
  request: z.strictObject({ userId: objectId, reason: impersonationReason }),
  reply: impersonationReply,
  errors: ['auth.impersonation_inactive', 'auth.impersonation_disabled'],
  timeoutMs: 5000,
});
