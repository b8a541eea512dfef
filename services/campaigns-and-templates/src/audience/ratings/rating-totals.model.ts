import { defineModel } from '@linkyard/mongo';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** How many gave what to one section; changed in the transaction that changes a rating. */
export interface RatingTotals {
  /** The section. */
  _id: string;
  userId: string;
  counts: Partial<Record<Stars, number>>;
}

export const ratingTotalsModel = defineModel<RatingTotals>({
  collection: 'rating_totals',
  indexes: [{ key: { userId: 1 } }],
});
