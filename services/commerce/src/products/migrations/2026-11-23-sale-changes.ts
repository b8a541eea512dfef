import type { Migration } from '@linkyard/mongo';
import { products } from '../product.schema.js';

/** Products stored before `saleChangeAt` was: from the first change on, which the job publishes once if it is over. */
export const saleChanges: Migration = {
  id: '2026-11-23-sale-changes',
  async up(database) {
    await database
      .collection(products)
      .updateMany({ saleChangeAt: { $exists: false } }, [
        { $set: { saleChangeAt: { $ifNull: ['$saleStart', '$saleEnd', null] } } },
      ]);
  },
};
