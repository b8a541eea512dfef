import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { pushMessageStates, pushMessageView } from './message-view.js';

export const listPushMessages = defineCommand({
  subject: 'notifications-and-chat.push.list',
  http: { path: '/notification/push/list', role: 'user' },
  summary: 'Push notifications to followers',
  request: listRequest({
    sorts: ['createdAt', 'title'],
    filters: z.strictObject({ state: z.enum(pushMessageStates).optional() }).default({}),
  }),
  reply: listReply(pushMessageView),
  timeoutMs: 3_000,
});
