import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { refusedAs } from '../../errors/reasons.js';
import { objectId } from '../../primitives/index.js';

/** How many ids one request, one reply and one event carry at most. */
export const maxMarked = 200;

/**
 * `upTo` marks that notification and every older one: what arrived after it stays unread. `markAsRead: false` takes a mark back.
 * @source spec 7, cases F11, F12
 */
export const markNotificationsRead = defineCommand({
  subject: 'notifications-and-chat.notifications.mark-as-read',
  http: { path: '/user/markAsReadNotification', role: 'any' },
  summary: 'Mark notifications as read',
  request: z
    .strictObject({
      ids: z.array(objectId).min(1).max(maxMarked).optional(),
      upTo: objectId.optional(),
      markAsRead: z.boolean().default(true),
    })
    .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), refusedAs('notifications.ids_or_up_to'))
    .refine(({ upTo, markAsRead }) => upTo === undefined || markAsRead, {
      error: refusedAs('notifications.ids_or_up_to'),
      path: ['markAsRead'],
    }),
  reply: z.object({
    /** Those that were named; for `upTo` those that were unread before, and none where they were more than 200. */
    ids: z.array(objectId),
    unread: z.int(),
  }),
  message: /*i18n*/ 'Marked as read.',
  timeoutMs: 3000,
});
