import { defineModel } from '@linkyard/mongo';

/** An event to be published, written in the same transaction as its change. @source quality 2 "Outbox rule" */
export interface OutboxRow {
  /** Also the message id on the stream and the id under which consumers remember it. */
  _id: string;
  name: string;
  subject: string;
  tenantId: string | null;
  data: unknown;
  requestId: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export const outboxModel = defineModel<OutboxRow>({
  collection: 'outbox',
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

/** What a consumer has done already. */
export interface InboxRow {
  /** `<consumer>:<event id>` */
  _id: string;
  at: Date;
}

export const inboxModel = defineModel<InboxRow>({
  collection: 'inbox',
  indexes: [{ key: { at: 1 }, options: { expireAfterSeconds: 14 * 86_400 } }],
});

/** An event whose handler kept failing, with the reason, for a person to look at. @source quality R08 */
export interface ParkedRow {
  _id: string;
  consumer: string;
  name: string;
  data: unknown;
  reason: string;
  at: Date;
}

export const parkedModel = defineModel<ParkedRow>({ collection: 'parked_events', indexes: [{ key: { at: -1 } }] });
