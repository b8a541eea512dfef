import { defineModel } from '@linkyard/mongo';

/** What stands behind a campaign's pages has changed, and they do not show it yet. */
export interface PageRefreshDocument {
  /** The campaign. */
  _id: string;
  /** Counts the changes: what came while its pages were rendered is seen by it. */
  asked: number;
  askedAt: Date;
}

export const pageRefreshModel = defineModel<PageRefreshDocument>({
  collection: 'page_refreshes',
  indexes: [{ key: { askedAt: 1 } }],
});
