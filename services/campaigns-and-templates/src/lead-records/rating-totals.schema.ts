import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** How many gave what to one section; changed in the transaction that changes a rating. */
export const ratingTotals = sharedCollection({
  name: 'RatingTotals',
  collection: 'rating_totals',
  fields: {
    /** The section. */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    /** Number of stars → how many. */
    counts: { type: Map, of: Number, default: {} },
  },
  indexes: [{ key: { userId: 1 } }],
});
export type Totals = DocumentOf<typeof ratingTotals>;
