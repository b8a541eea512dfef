import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** When the notifications of a person that wait for a digest are mailed. */
export const digests = ownedCollection({
  name: 'NotificationDigest',
  collection: 'notification-digests',
  fields: {
    /** Null while nothing waits. */
    dueAt: { type: Date, default: null },
    /** That the one at `dueAt` is of. */
    period: { type: String, default: null },
    /** Of the one that went last. */
    lastPeriod: { type: String, default: null },
    /** Of the mail that is being written: the same when its run is repeated. */
    mailKey: { type: String, default: null },
    /** Counts the notifications that were put to it. */
    added: { type: Number, required: true },
  },
  indexes: [
    { key: { userId: 1 }, options: { unique: true } },
    { key: { dueAt: 1 }, options: { partialFilterExpression: { dueAt: { $type: 'date' } } } },
  ],
});
export type DigestDocument = DocumentOf<typeof digests>;
