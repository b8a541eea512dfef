import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { sessionReply } from '../accounts/session-reply.js';
import { returnToken } from '../impersonation/impersonation-view.js';

/**
 * Public, because the token it renews may have run out. The gateway puts the HttpOnly refresh cookie into `refreshToken`
 * and takes whatever a client sent there away. Each refresh token works once; a second use ends the session.
 * That of an impersonation which is over renews the session of the impersonating person, where the browser holds its `returnToken`.
 */
export const refreshSession = defineCommand({
  subject: 'auth.sessions.refresh',
  http: {
    path: '/auth/refresh',
    role: 'public',
    needsActiveOwner: false,
    rate: [{ limit: 120, windowSec: 60, by: 'network' }],
    session: 'open',
  },
  summary: 'Renew the token by the refresh cookie',
  request: z.strictObject({ refreshToken: z.string().max(512).optional(), returnToken }),
  reply: sessionReply.extend({
    /** The session is that of the person who acted as another one until now. */
    returned: z.literal(true).optional(),
  }),
  errors: ['auth.session_ended', 'auth.suspended'],
  timeoutMs: 3000,
});
