import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For services whose next step needs a mail: without one they refuse at once. */
export const checkSender = defineCommand({
  subject: 'white-label.senders.check',
  summary: 'Whether a tenant can send mail now',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ tenantId: objectId }),
  reply: z.object({ canSend: z.boolean() }),
  timeoutMs: 1500,
});
