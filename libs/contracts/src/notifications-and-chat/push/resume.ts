import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushMessageView } from './message-view.js';

/** To those that it has not reached. */
export const resumePushMessage = defineCommand({
  subject: 'notifications-and-chat.push.resume',
  http: { path: '/notification/push/resume', role: 'user', whileImpersonating: 'refused' },
  summary: 'Go on sending a push notification',
  request: z.strictObject({ _id: objectId }),
  reply: pushMessageView,
  message: /*i18n*/ 'It goes on.',
  errors: ['push.wrong_state'],
  timeoutMs: 5_000,
});
