import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { searchTerm } from '../../kit/list.js';
import { calendarDate } from '../../primitives/index.js';
import { notificationTypes, notificationView } from './notification-view.js';

/** Days are calendar days of the reader's zone. */
const notificationFilters = z.strictObject({
  types: z.array(z.enum(notificationTypes)).min(1).max(notificationTypes.length).optional(),
  unread: z.boolean().optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});

/**
 * Newest first. `listPerPage: -1` is the newest 200. `cursor` is the `nextCursor` of the page before: an entry that arrives moves no other to
 * another page. The two counts are for the reminders of the bell.
 * @source spec 7, models.md 14, 24 "notification paging"
 */
export const getNotifications = defineCommand({
  subject: 'notifications-and-chat.notifications.list',
  http: { path: '/user/getnotification', role: 'any' },
  summary: 'What has happened lately',
  request: z.strictObject({
    page: z.int().min(1).max(100_000).default(1),
    listPerPage: z.union([z.literal(-1), z.int().min(1).max(100)]).default(-1),
    /** Takes the place of `page`. */
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[0-9a-f]{24}$/)
      .optional(),
    searchTerm: searchTerm.optional(),
    filters: notificationFilters.default({}),
  }),
  reply: z.object({
    data: z.array(notificationView),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
    /** Of all notifications, whatever the filters. */
    unread: z.int(),
    /** Null when commerce cannot be asked now. */
    productCount: z.int().nullable(),
    paymentCount: z.int().nullable(),
  }),
  timeoutMs: 3000,
});
