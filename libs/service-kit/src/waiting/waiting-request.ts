import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** What a visitor asked for, until the reader of their e-mail address confirms it. Nothing is held for it, and after a day it is gone. @source ADR 0036 */
export const waitingRequests = ownedCollection({
  name: 'WaitingRequest',
  collection: 'waitingRequests',
  fields: {
    /** What it is that waits, where a service has more than one. */
    kind: { type: String, default: '' },
    /** Of the request: a repeat of it is the same one. */
    idempotencyKey: { type: String, required: true },
    /** As its contract parsed it; it is parsed again before it is carried out. */
    request: { type: contractJson<unknown>(), required: true },
    /** What was asked for, in the creator's words. */
    title: { type: String, default: '' },
    email: { type: String, required: true },
    locale: { type: String, default: 'en' },
    /** Where one link confirms all that waits for an address: its name in `MailAllowance`. Null where the request has a link of its own. */
    mailbox: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    { key: { mailbox: 1, createdAt: 1 }, options: { partialFilterExpression: { mailbox: { $type: 'string' } } } },
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
export type WaitingRequest = DocumentOf<typeof waitingRequests>;

/** How long a request waits to be confirmed. */
export const confirmableMs = 24 * 3_600_000;
