import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { notificationTypes } from '../../notifications-and-chat/notifications/notification-view.js';
import { notificationChannels, notificationDigest } from './channels.js';

export const notificationPreferences = z.record(z.enum(notificationTypes), notificationChannels);
export type NotificationPreferences = z.output<typeof notificationPreferences>;

/** @source api.md "Notifications", models.md 1 `notificationPrefs` */
export const getNotificationPreferences = defineCommand({
  subject: 'auth.notification-preferences.get',
  http: { path: '/user/notification-preferences/get', role: 'any' },
  summary: 'Which notifications one gets, by type and channel',
  request: z.strictObject({}),
  reply: z.object({ preferences: notificationPreferences, digest: notificationDigest }),
  timeoutMs: 3000,
});
