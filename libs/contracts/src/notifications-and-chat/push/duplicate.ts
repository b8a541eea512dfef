import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushMessageView } from './message-view.js';

/** Without a time, and with its own counts. */
export const duplicatePushMessage = defineCommand({
  subject: 'notifications-and-chat.push.duplicate',
  http: { path: '/notification/push/duplicate', role: 'user' },
  summary: 'Make a draft of another push notification',
  request: z.strictObject({ _id: objectId }),
  reply: pushMessageView,
  message: /*i18n*/ 'Here is the copy.',
  errors: ['push.too_many'],
  timeoutMs: 5_000,
});
