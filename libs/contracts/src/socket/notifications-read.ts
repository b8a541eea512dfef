import { z } from 'zod';
import { defineSocketEvent } from '../kit/define-socket-event.js';
import { maxMarked } from '../notifications-and-chat/notifications/mark-as-read.js';
import { objectId } from '../primitives/index.js';

/**
 * Notifications were marked in one window of the account: the others show it too. Named by `ids`, or `upTo` for one and every older one.
 * `unread` is the count of the server after the mark. @source cases F11
 */
export const notificationsRead = defineSocketEvent({
  name: 'notifications_read',
  direction: 'receive',
  payload: z.object({
    ids: z.array(objectId).max(maxMarked),
    upTo: objectId.nullable(),
    markAsRead: z.boolean(),
    unread: z.int(),
  }),
});
export type NotificationsRead = z.output<typeof notificationsRead.payload>;
