import type { Migration } from '@linkyard/mongo';
import { mediaFiles } from '../media.schema.js';
import { foldTitle, partsOfTitle } from '../../search/title-words.js';

const batch = 500;

/** Files kept before titles were found by their words. */
export const titleWords: Migration = {
  id: '2026-11-22-title-words',
  async up(database) {
    const files = database.collection(mediaFiles);
    for (;;) {
      const without = await files
        .find({ titleKey: { $exists: false } }, { projection: { title: 1 }, limit: batch })
        .toArray();
      if (without.length === 0) return;
      await files.bulkWrite(
        without.map(({ _id, title }) => ({
          updateOne: {
            filter: { _id, titleKey: { $exists: false } },
            update: { $set: { titleKey: foldTitle(title), titleParts: partsOfTitle(title) } },
          },
        })),
      );
    }
  },
};
