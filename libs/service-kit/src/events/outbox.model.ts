import { contractJson, sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** An event to be published, written in the same transaction as its change. @source quality 2 "Outbox rule" */
export const outboxRows = sharedCollection({
  name: 'OutboxRow',
  collection: 'outbox',
  fields: {
    /** Also the message id on the stream and the id under which consumers remember it. */
    _id: { type: String, required: true },
    name: { type: String, required: true },
    subject: { type: String, required: true },
    tenantId: { type: String, default: null },
    data: { type: contractJson<unknown>(), required: true },
    requestId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  indexes: [
    { key: { sentAt: 1, _id: 1 } },
    {
      key: { sentAt: 1 },
      options: {
        name: 'sent_ttl',
        expireAfterSeconds: 3 * 86_400,
        partialFilterExpression: { sentAt: { $type: 'date' } },
      },
    },
  ],
});
export type OutboxRow = DocumentOf<typeof outboxRows>;

/** What a consumer has done already. */
export const inboxRows = sharedCollection({
  name: 'InboxRow',
  collection: 'inbox',
  fields: {
    /** `<consumer>:<event id>` */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  indexes: [{ key: { at: 1 }, options: { expireAfterSeconds: 14 * 86_400 } }],
});

/** An event whose handler kept failing, with the reason, for a person to look at. @source quality R08 */
export const parkedEvents = sharedCollection({
  name: 'ParkedEvent',
  collection: 'parked_events',
  fields: {
    /** `<consumer>:<event id>` */
    _id: { type: String, required: true },
    consumer: { type: String, required: true },
    name: { type: String, required: true },
    data: { type: contractJson<unknown>(), default: null },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
  },
  indexes: [{ key: { at: -1 } }],
});

/** What every service stores for its events, besides its own collections. */
export const eventCollections = [outboxRows, inboxRows, parkedEvents];
