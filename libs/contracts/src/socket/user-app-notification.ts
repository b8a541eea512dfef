import { defineSocketEvent } from '../kit/define-socket-event.js';
import { notificationView } from '../notifications-and-chat/notifications/notification-view.js';

/** Shown as a toast that links to `link` with the person's name as search. @source spec 7 "Real-time socket" */
export const userAppNotification = defineSocketEvent({
  name: 'user_app_notification',
  direction: 'receive',
  payload: notificationView,
});
