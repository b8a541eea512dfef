import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { otherDataView } from './session-reply.js';
import { userView } from './user-view.js';

export const me = defineCommand({
  subject: 'auth.accounts.me',
  http: { path: '/auth/me', role: 'any' },
  summary: 'The account of this session',
  request: z.strictObject({}),
  reply: z.object({ user: userView, otherData: otherDataView }),
  timeoutMs: 2000,
});
