import { getNotifications, markNotificationsRead } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const notificationsApi = addEndpoints(['NotificationPages'], (build) => ({
  notifications: commandQuery(build, getNotifications, { provides: ['Notifications'] }),
  /** Of the screen: its requests differ, and news in open windows load only what is shown. */
  notificationPage: commandQuery(build, getNotifications, { provides: ['NotificationPages'] }),
  markNotificationsRead: commandMutation(build, markNotificationsRead, ['NotificationPages']),
}));

/** What the bell shows. */
export const bellRequest = { listPerPage: -1 } as const;

export const { useNotificationsQuery, useNotificationPageQuery, useMarkNotificationsReadMutation } = notificationsApi;
