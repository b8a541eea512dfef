import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId } from '../../primitives/index.js';

/** For the mail worker. The creator is notified once a day. */
export const notifyMailsQueued = defineCommand({
  subject: 'notifications-and-chat.notifications.mails-queued',
  summary: 'Notify a creator whose visitors cause more mails than go within an hour',
  request: z.strictObject({ creatorId: objectId }),
  reply: emptyReply,
  timeoutMs: 4_000,
});
