import type { NotificationView } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const keptDays = 365;

/** @source models.md 14 Notification */
export const notifications = ownedCollection({
  name: 'Notification',
  collection: 'notifications',
  fields: {
    markAsRead: { type: Boolean, required: true },
    readAt: { type: Date, default: null },
    notification: { type: contractJson<NotificationView['notification']>(), required: true },
    channels: {
      app: { type: Boolean, required: true },
      email: { type: Boolean, required: true },
      push: { type: Boolean, required: true },
    },
    /** Of one whose mail waits to be sent together with others. */
    digest: { type: String, enum: ['none', 'waiting', 'claimed', 'done'] as const, default: 'none' },
    /** The subject, e.g. `lead:<id>`: one notification per subject. */
    dedupeKey: { type: String, required: true },
  },
  indexes: [
    { key: { userId: 1, dedupeKey: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, markAsRead: 1 }, options: { partialFilterExpression: { markAsRead: false } } },
    {
      key: { userId: 1, digest: 1, createdAt: -1 },
      options: { partialFilterExpression: { digest: { $in: ['waiting', 'claimed'] } } },
    },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptDays * 86_400 } },
  ],
});
export type NotificationDocument = DocumentOf<typeof notifications>;
