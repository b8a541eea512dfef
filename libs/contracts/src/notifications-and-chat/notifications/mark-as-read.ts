import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

export const markNotificationsRead = defineCommand({
  subject: 'notifications-and-chat.notifications.mark-as-read',
  http: { path: '/user/markAsReadNotification', role: 'any' },
  summary: 'Mark notifications as read',
  request: z.strictObject({ ids: z.array(objectId).min(1).max(200) }),
  reply: z.object({ ids: z.array(objectId), unread: z.int() }),
  message: /*i18n*/ 'Marked as read.',
  timeoutMs: 3000,
});
