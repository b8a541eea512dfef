import type { Migration } from '@linkyard/mongo';
import { checkouts } from '../checkout.schema.js';
import { products } from '../../products/product.schema.js';
import { orders } from '../../orders/order.schema.js';

interface Counted {
  _id: string;
  count: number;
}
interface Sold {
  _id: { product: string; currency: string };
  sales: number;
  revenue: number;
}

const eachProduct = [{ $set: { product: { $setUnion: ['$lines.productId', []] } } }, { $unwind: '$product' }];
const settled = { $filter: { input: '$refunds', cond: { $eq: ['$$this.state', 'settled'] } } };

/** Products sold before they had figures: counted from the checkouts and orders that are stored. */
export const productStats: Migration = {
  id: '2026-11-24-product-stats',
  async up(database) {
    const stored = database.collection(products);
    const empty = { checkouts: 0, sales: 0, refunds: 0, revenue: {} };
    await stored.updateMany({}, { $set: { stats: empty } });
    const begun = database
      .collection(checkouts)
      .aggregate<Counted>([...eachProduct, { $group: { _id: '$product', count: { $sum: 1 } } }]);
    for await (const { _id, count } of begun) await stored.updateOne({ _id }, { $set: { 'stats.checkouts': count } });
    const returned = database
      .collection(orders)
      .aggregate<Counted>([
        { $match: { 'refunds.state': 'settled' } },
        ...eachProduct,
        { $group: { _id: '$product', count: { $sum: { $size: settled } } } },
      ]);
    for await (const { _id, count } of returned) await stored.updateOne({ _id }, { $set: { 'stats.refunds': count } });
    const sold = database.collection(orders).aggregate<Sold>([
      { $match: { paidAt: { $ne: null } } },
      { $unwind: '$lines' },
      {
        $group: {
          _id: { product: '$lines.productId', currency: '$currency' },
          sales: { $sum: '$lines.qty' },
          revenue: { $sum: '$lines.total' },
        },
      },
    ]);
    for await (const { _id, sales, revenue } of sold)
      await stored.updateOne(
        { _id: _id.product },
        { $inc: { 'stats.sales': sales, [`stats.revenue.${_id.currency}`]: revenue } },
      );
  },
};
