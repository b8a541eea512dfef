import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** None that is being sent. */
export const deletePushMessages = defineCommand({
  subject: 'notifications-and-chat.push.delete',
  http: { path: '/notification/push/delete', role: 'user' },
  summary: 'Delete push notifications',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['push.wrong_state'],
  timeoutMs: 3_000,
});
