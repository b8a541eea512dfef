import { productMediaUsed } from '@linkyard/contracts';
import { addMediaUse, type Outbox } from '@linkyard/service-kit';
import type { Product } from './product.schema.js';

/** Publishes which library files a product uses: pictures, and what buyers download. Within the transaction of its change. */
export const publishMediaUse = (outbox: Outbox, before: Product | null, after: Product): Promise<void> =>
  addMediaUse(outbox, productMediaUsed, {
    before,
    after,
    mediaIdsOf: ({ digital }) => digital.files.map(({ mediaId }) => mediaId),
  });
