import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { accountUsage, objectId } from '../../primitives/index.js';
import { adminUserView } from './admin-list.js';

export const getUser = defineCommand({
  subject: 'auth.users.get',
  http: { path: '/admin/user/get', role: 'admin' },
  summary: 'An account, and how much of its limits it uses',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ user: adminUserView, usage: accountUsage }),
  timeoutMs: 4_000,
});
