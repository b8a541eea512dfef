import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { notificationView } from './notification-view.js';

/** `listPerPage: -1` is the newest 200. The two counts are for the reminders of the bell. @source spec 7, models.md 14 */
export const getNotifications = defineCommand({
  subject: 'notifications-and-chat.notifications.list',
  http: { path: '/user/getnotification', role: 'any' },
  summary: 'What has happened lately',
  request: z.strictObject({
    page: z.int().min(1).max(100_000).default(1),
    listPerPage: z.union([z.literal(-1), z.int().min(1).max(100)]).default(-1),
  }),
  reply: z.object({
    data: z.array(notificationView),
    unread: z.int(),
    /** Null when commerce cannot be asked now. */
    productCount: z.int().nullable(),
    paymentCount: z.int().nullable(),
  }),
  timeoutMs: 3000,
});
