import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';

/** The gateway reports what is done while impersonating, before it is done, and what was refused. */
export const recordImpersonatedAct = defineCommand({
  subject: 'auth.impersonation.record-act',
  summary: 'Record an act of an impersonation',
  request: z.strictObject({
    /** Subject of the command. */
    act: z.string().max(120),
    outcome: z.enum(['begun', 'refused']),
  }),
  reply: emptyReply,
  timeoutMs: 2000,
});
