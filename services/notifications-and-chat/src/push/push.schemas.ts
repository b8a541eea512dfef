import { ownedCollection, sharedCollection, type DocumentOf } from '@linkyard/mongo';

const dayMs = 86_400;
const keptDays = { note: 7, delivery: 30 };

/** The key pair of the installation. */
export const pushKeys = sharedCollection({
  name: 'PushKey',
  collection: 'push-keys',
  fields: {
    publicKey: { type: String, required: true },
    privateKeyEnc: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
});

/** One browser at one origin. What it gets are its `PushFollow`s. @source models.md 14, 25 */
export const pushSubscriptions = sharedCollection({
  name: 'PushSubscription',
  collection: 'push-subscriptions',
  fields: {
    tenantId: { type: String, default: null },
    endpoint: { type: String, required: true },
    /** The push service, by which sending is paused. */
    service: { type: String, required: true },
    keys: { p256dh: { type: String, required: true }, auth: { type: String, required: true } },
    /** Where it was made: the only origin whose addresses its worker opens. */
    origin: { type: String, default: '' },
    userAgent: { type: String, default: '' },
    locale: { type: String, default: 'en' },
    timeZone: { type: String, default: 'UTC' },
    country: { type: String, default: null },
    /** Refusals (400, 403) since the last success. */
    failures: { type: Number, default: 0 },
    lastSuccessAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  indexes: [{ key: { endpoint: 1 }, options: { unique: true } }],
});
export type PushSubscriptionDocument = DocumentOf<typeof pushSubscriptions>;

/** Whom a browser gets notifications from; the owner is the person themselves, or the creator of the page. */
export const pushFollows = ownedCollection({
  name: 'PushFollow',
  collection: 'push-follows',
  fields: {
    subscriptionId: { type: String, required: true },
    from: { type: String, required: true, enum: ['user', 'template'] },
    /** Of `template`; empty for a person's own device. */
    campaignId: { type: String, default: '' },
    /** Of the page, where a notification leads that names no other address. */
    path: { type: String, default: '/' },
    /** Of the browser, by which an audience is chosen. */
    country: { type: String, default: null },
  },
  indexes: [
    { key: { subscriptionId: 1, userId: 1, campaignId: 1 }, options: { unique: true } },
    { key: { userId: 1, from: 1, campaignId: 1, _id: 1 } },
  ],
});
export type PushFollowDocument = DocumentOf<typeof pushFollows>;

/** What one person is sent about their account; each of their devices gets a `PushDelivery` of it. */
export const pushNotes = ownedCollection({
  name: 'PushNote',
  collection: 'push-notes',
  fields: {
    dedupeKey: { type: String, required: true },
    title: { type: String, required: true },
    body: { type: String, default: '' },
    link: { type: String, required: true },
    tag: { type: String, required: true },
  },
  indexes: [
    { key: { userId: 1, dedupeKey: 1 }, options: { unique: true } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptDays.note * dayMs } },
  ],
});
export type PushNoteDocument = DocumentOf<typeof pushNotes>;

/** One notification for one browser. @source ADR 0058 */
export const pushDeliveries = ownedCollection({
  name: 'PushDelivery',
  collection: 'push-deliveries',
  fields: {
    /** The note, or the message to followers. */
    sourceId: { type: String, required: true },
    kind: { type: String, required: true, enum: ['note', 'message'] },
    subscriptionId: { type: String, required: true },
    service: { type: String, required: true },
    state: { type: String, required: true, enum: ['waiting', 'held', 'claimed', 'sent', 'failed', 'gone'] },
    dueAt: { type: Date, required: true },
    /** News for one person goes before news for many. */
    priority: { type: Number, required: true },
    attempts: { type: Number, default: 0 },
    holder: { type: String, default: null },
    claimedAt: { type: Date, default: null },
    /** What the push service answered last. */
    status: { type: Number, default: null },
    /** Of the page that is followed. */
    path: { type: String, default: '/' },
    clickedAt: { type: Date, default: null },
  },
  indexes: [
    { key: { sourceId: 1, subscriptionId: 1 }, options: { unique: true } },
    {
      key: { service: 1, priority: 1, dueAt: 1 },
      options: { partialFilterExpression: { state: 'waiting' }, name: 'due' },
    },
    { key: { claimedAt: 1 }, options: { partialFilterExpression: { state: 'claimed' }, name: 'claimed' } },
    { key: { holder: 1 }, options: { partialFilterExpression: { state: 'claimed' }, name: 'held' } },
    { key: { sourceId: 1, state: 1 } },
    { key: { userId: 1 } },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptDays.delivery * dayMs } },
  ],
});
export type PushDeliveryDocument = DocumentOf<typeof pushDeliveries>;

/** A push service that has asked for a pause. */
export const pushServicePauses = sharedCollection({
  name: 'PushServicePause',
  collection: 'push-service-pauses',
  fields: { until: { type: Date, required: true } },
  indexes: [{ key: { until: 1 }, options: { expireAfterSeconds: 3_600 } }],
});
