import type { NotificationView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** @source models.md 14 Notification */
export interface NotificationDocument extends OwnedDocument {
  markAsRead: boolean;
  readAt: Date | null;
  notification: NotificationView['notification'];
  channels: { app: boolean; email: boolean; push: boolean };
  /** The subject, e.g. `lead:<id>`: one notification per subject. */
  dedupeKey: string;
}

const keptDays = 365;

export const notificationModel = defineModel<NotificationDocument>({
  collection: 'notifications',
  indexes: [
    { key: { userId: 1, dedupeKey: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, markAsRead: 1 }, options: { partialFilterExpression: { markAsRead: false } } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptDays * 86_400 } },
  ],
});
