import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { impersonationReply, returnToken } from '../impersonation/impersonation-view.js';

/** While impersonating it ends the impersonation alone, as `back` does. */
export const logout = defineCommand({
  subject: 'auth.sessions.logout',
  http: { path: '/auth/logout', role: 'any', session: 'close' },
  summary: 'End this session',
  request: z.strictObject({ returnToken }),
  reply: z.union([...impersonationReply.options, emptyReply]),
  message: /*i18n*/ 'You are signed out.',
  timeoutMs: 2000,
});
