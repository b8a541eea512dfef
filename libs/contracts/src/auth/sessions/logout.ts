import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';

export const logout = defineCommand({
  subject: 'auth.sessions.logout',
  http: { path: '/auth/logout', role: 'any', session: 'close' },
  summary: 'End this session',
  request: z.strictObject({}),
  reply: emptyReply,
  message: /*i18n*/ 'You are signed out.',
  timeoutMs: 2000,
});
