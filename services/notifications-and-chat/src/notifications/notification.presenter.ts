import type { NotificationView } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { linkOf, searchOf, textOf } from './notification-texts.js';
import type { NotificationDocument } from './notification.schema.js';

/** A notification as its reader sees it, in the list and in open windows. */
export const presentNotification = (
  { _id, markAsRead, createdAt, notification }: NotificationDocument,
  i18n: Texts,
): Omit<NotificationView, 'createdAt'> & { createdAt: Date } => ({
  ...{ _id, markAsRead, createdAt, notification },
  text: textOf(notification, i18n),
  link: linkOf(notification),
  state: { type: 'search', value: searchOf(notification) },
});
