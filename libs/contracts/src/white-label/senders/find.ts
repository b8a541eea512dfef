import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { senderSchema } from './sender.js';

/** For the mail worker. */
export const findSender = defineCommand({
  subject: 'white-label.senders.find',
  summary: 'The sender of a tenant; null where it has none, or may not send',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ tenantId: objectId }),
  reply: z.object({ sender: senderSchema.nullable() }),
  timeoutMs: 1500,
});
