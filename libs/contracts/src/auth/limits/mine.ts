import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { accountLimits, accountUsage } from '../../primitives/index.js';

export const limitsOfCaller = defineCommand({
  subject: 'auth.limits.mine',
  http: { path: '/user/limits', role: 'user' },
  summary: 'What the caller may have, and has',
  request: z.strictObject({}),
  reply: z.object({ planName: z.string(), limits: accountLimits, usage: accountUsage }),
  timeoutMs: 4_000,
});
