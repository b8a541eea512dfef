import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushMessageView } from './message-view.js';

/** What is sent stays sent. */
export const cancelPushMessage = defineCommand({
  subject: 'notifications-and-chat.push.cancel',
  http: { path: '/notification/push/cancel', role: 'user' },
  summary: 'Call off a push notification that has not been sent to everyone',
  request: z.strictObject({ _id: objectId }),
  reply: pushMessageView,
  message: /*i18n*/ 'It is called off.',
  errors: ['push.wrong_state'],
  timeoutMs: 5_000,
});
