import type { Migration } from '@linkyard/mongo';
import { orders } from '../order.schema.js';
import { searchWordsOf } from '../search-words.js';

const batch = 500;

/** Orders placed before they were found by words. */
export const orderSearchWords: Migration = {
  id: '2026-11-24-order-search-words',
  async up(database) {
    const stored = database.collection(orders);
    const without = { searchWords: { $exists: false } };
    for (;;) {
      const rows = await stored.find(without, { projection: { buyer: 1, number: 1 }, limit: batch }).toArray();
      if (rows.length === 0) return;
      await stored.bulkWrite(
        rows.map(({ _id, buyer, number }) => ({
          updateOne: {
            filter: { _id, ...without },
            update: { $set: { searchWords: searchWordsOf({ buyer, number }) } },
          },
        })),
      );
    }
  },
};
