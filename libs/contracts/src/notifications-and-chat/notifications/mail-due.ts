import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the mail worker, as the mail is about to leave. @source cases F14, ADR 0057 */
export const isNotificationMailDue = defineCommand({
  subject: 'notifications-and-chat.notifications.mail-due',
  summary: 'Whether the mail about a notification is still to be sent: it was not read, and its type is wanted by mail',
  request: z.strictObject({ userId: objectId, dedupeKey: z.string().max(300) }),
  reply: z.object({ isDue: z.boolean() }),
  timeoutMs: 3_000,
});
