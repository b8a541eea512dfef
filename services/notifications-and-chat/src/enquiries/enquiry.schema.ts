import { enquiryCategories, enquiryStates } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** In place of the account of a sender who has none. */
export const visitorSender = 'visitor';

/** A message after the first one. Its id is the key that its form has made. */
export interface StoredReply {
  _id: string;
  from: 'staff' | 'sender';
  text: string;
  at: string;
}

/** The owner of each is its sender. @source models.md 5 Enquiry, ADR 0061 */
export const enquiries = ownedCollection({
  name: 'Enquiry',
  collection: 'enquiries',
  fields: {
    /** Of the form, so that a repeated one is one enquiry. */
    key: { type: String, required: true },
    subject: { type: String, required: true },
    category: { type: String, required: true, enum: enquiryCategories },
    message: { type: String, required: true },
    name: { type: String, default: '' },
    email: { type: String, required: true },
    /** The language in which the sender is answered. */
    locale: { type: String, default: 'en' },
    host: { type: String, default: '' },
    state: { type: String, required: true, enum: enquiryStates },
    /** Whose turn it was to answer when it was written; null: those who run the installation. */
    assigneeId: { type: String, default: null },
    replies: { type: contractJson<StoredReply[]>(), required: true },
    lastAt: { type: Date, required: true },
    firstReplyAt: { type: Date, default: null },
    closedAt: { type: Date, default: null },
    spamReasons: { type: [String] },
    /** Of spam: removed then. */
    forgetAt: { type: Date, default: null },
  },
  indexes: [
    { key: { userId: 1, key: 1 }, options: { unique: true } },
    { key: { userId: 1, deletedAt: 1, lastAt: -1, _id: -1 } },
    { key: { tenantId: 1, state: 1, lastAt: -1, _id: -1 } },
    { key: { tenantId: 1, lastAt: -1, _id: -1 } },
    { key: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
export type EnquiryDocument = DocumentOf<typeof enquiries>;
