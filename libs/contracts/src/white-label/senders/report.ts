import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId } from '../../primitives/index.js';
import { senderFailures } from './sender.js';

/** For the mail worker. */
export const reportSender = defineCommand({
  subject: 'white-label.senders.report',
  summary: 'Record whether mails of a tenant leave',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({
    tenantId: objectId,
    /** Null: a mail was taken. */
    failure: z.enum(senderFailures).nullable(),
  }),
  reply: emptyReply,
  timeoutMs: 1500,
});
