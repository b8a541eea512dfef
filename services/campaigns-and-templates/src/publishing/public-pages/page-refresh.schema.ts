import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** What stands behind a campaign's pages has changed, and they do not show it yet. */
export const pageRefreshes = sharedCollection({
  name: 'PageRefresh',
  collection: 'page_refreshes',
  fields: {
    /** The campaign. */
    _id: { type: String, required: true },
    /** Counts the changes: what came while its pages were rendered is seen by it. */
    asked: { type: Number, default: 0 },
    askedAt: { type: Date, required: true },
  },
  indexes: [{ key: { askedAt: 1 } }],
});
export type PageRefreshDocument = DocumentOf<typeof pageRefreshes>;
