import type { Migration } from '@linkyard/mongo';
import { orders } from '../order.schema.js';

/** Whole refunds that put nothing back into stock did not count their items as refunded. */
export const wholeRefunds: Migration = {
  id: '2026-11-24-whole-refunds',
  async up(database) {
    const refunded = { $mergeObjects: ['$$line', { refundedQty: '$$line.qty' }] };
    await database
      .collection(orders)
      .updateMany({ paymentState: 'refunded' }, [
        { $set: { lines: { $map: { input: '$lines', as: 'line', in: refunded } } } },
      ]);
  },
};
