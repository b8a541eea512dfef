import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushMessageView } from './message-view.js';

/** What a worker is sending now still arrives. */
export const pausePushMessage = defineCommand({
  subject: 'notifications-and-chat.push.pause',
  http: { path: '/notification/push/pause', role: 'user' },
  summary: 'Stop sending a push notification for now',
  request: z.strictObject({ _id: objectId }),
  reply: pushMessageView,
  message: /*i18n*/ 'Paused.',
  errors: ['push.wrong_state'],
  timeoutMs: 5_000,
});
