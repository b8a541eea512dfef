import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushMessageView } from './message-view.js';

/** Three a day for each page. It reaches other people, so only its owner sends it. */
export const sendPushMessage = defineCommand({
  subject: 'notifications-and-chat.push.send',
  http: { path: '/notification/push/send', role: 'user', whileImpersonating: 'refused' },
  summary: 'Send a push notification to its followers, now or at its time',
  request: z.strictObject({ _id: objectId }),
  reply: pushMessageView,
  message: /*i18n*/ 'Your push notification is on its way.',
  errors: ['push.wrong_state', 'push.no_followers', 'push.daily_limit'],
  timeoutMs: 5_000,
});
