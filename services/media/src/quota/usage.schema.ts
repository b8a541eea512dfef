import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** What one account keeps; changed in the transaction that changes its files. Its id is the owner's. */
export const usages = sharedCollection({
  name: 'Usage',
  collection: 'usage',
  fields: {
    bytes: { type: Number, default: 0 },
    /** Listed items of the library, so that a long list need not be counted. */
    gallery: { type: Number, default: 0 },
    document: { type: Number, default: 0 },
  },
});
export type Usage = DocumentOf<typeof usages>;
