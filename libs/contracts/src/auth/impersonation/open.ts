import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { impersonationReply } from './impersonation-view.js';

/** At the site of the user, by the ticket that was given out at another one: it is good once, for a minute, and there alone. */
export const openImpersonation = defineCommand({
  subject: 'auth.impersonation.open',
  http: {
    path: '/auth/openImpersonation',
    role: 'public',
    needsActiveOwner: false,
    rate: [{ limit: 20, windowSec: 60, by: 'network' }],
    session: 'open',
  },
  acrossTenants: 'who impersonates is of another tenant than the user',
  summary: 'Sign in as a user of another site',
  request: z.strictObject({ ticket: z.string().max(128) }),
  reply: impersonationReply,
  errors: [
    'auth.link_invalid',
    'auth.impersonation_of_admin',
    'auth.impersonation_inactive',
    'auth.impersonation_disabled',
  ],
  timeoutMs: 5000,
});
