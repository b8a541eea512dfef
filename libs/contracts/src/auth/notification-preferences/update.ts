import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { notificationTypes } from '../../notifications-and-chat/notifications/notification-view.js';
import { notificationDigest } from './channels.js';
import { notificationPreferences } from './get.js';

const channels = z.strictObject({ app: z.boolean(), email: z.boolean(), push: z.boolean() }).partial();

/** What is absent stays. @source api.md "Notifications" */
export const updateNotificationPreferences = defineCommand({
  subject: 'auth.notification-preferences.update',
  http: { path: '/user/notification-preferences/update', role: 'any' },
  summary: 'Choose which notifications one gets, by type and channel',
  request: z.strictObject({
    preferences: z.partialRecord(z.enum(notificationTypes), channels).default({}),
    digest: z.strictObject(notificationDigest.shape).partial().default({}),
  }),
  reply: z.object({ preferences: notificationPreferences, digest: notificationDigest }),
  message: /*i18n*/ 'Your notifications are saved.',
  timeoutMs: 3000,
});
