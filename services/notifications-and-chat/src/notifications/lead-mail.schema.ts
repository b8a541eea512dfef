import { embedded, sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** The mails about submissions that one owner has got lately. */
export const leadMails = sharedCollection({
  name: 'LeadMailWindow',
  collection: 'lead-mails',
  fields: {
    /** The owner. */
    _id: { type: String, required: true },
    openedAt: { type: Date, required: true },
    /** Leads that were mailed at once. */
    mailed: { type: [String] },
    /** Those after them, mailed together when the window ends. */
    collected: { type: [embedded({ leadId: { type: String, required: true }, from: { type: String, default: '' } })] },
  },
  indexes: [{ key: { openedAt: 1 } }],
});
export type LeadMailWindow = DocumentOf<typeof leadMails>;
