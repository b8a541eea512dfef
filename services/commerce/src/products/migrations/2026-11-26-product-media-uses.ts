import type { Migration } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { publishMediaUse } from '../media-uses.js';
import { products } from '../product.schema.js';

/** Products from before their files were published: publishes them for each. Repeated, it publishes the same for the same `rev`. */
export const productMediaUses: Migration = {
  id: '2026-11-26-product-media-uses',
  async up(database) {
    const outbox = new Outbox(database);
    for await (const product of database.collection(products).find({ deletedAt: null }))
      await database.transaction(() => publishMediaUse(outbox, null, product));
  },
};
