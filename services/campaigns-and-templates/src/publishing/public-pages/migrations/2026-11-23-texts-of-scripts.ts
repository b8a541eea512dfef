import type { Migration } from '@linkyard/mongo';
import { pageRefreshes } from '../page-refresh.schema.js';
import { renderedPages } from '../rendered-page.schema.js';

/** The scripts of pages take their words from the page: those published before lack them and are rendered again. */
export const textsOfScripts: Migration = {
  id: '2026-11-23-texts-of-scripts',
  async up(database) {
    const stages = [
      { $group: { _id: '$campaignId' } },
      { $set: { asked: 1, askedAt: '$$NOW' } },
      { $merge: { into: database.nameOf(pageRefreshes.collection), whenMatched: 'keepExisting' } },
    ];
    await database.collection(renderedPages).aggregate(stages).toArray();
  },
};
