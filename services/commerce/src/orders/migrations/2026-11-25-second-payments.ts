import type { Migration } from '@linkyard/mongo';
import { payments } from '../../payments/payment.model.js';
import { orders } from '../order.schema.js';

/** Orders named a second payment in their notice, if at all. Now they hold what came and what went back of it. */
export const secondPayments: Migration = {
  id: '2026-11-25-second-payments',
  async up(database) {
    const placed = database.collection(orders);
    const settled = database.collection(payments);
    const paidOften = settled.aggregate<{ _id: string }>([
      { $match: { state: 'settled', 'subject.kind': 'order' } },
      { $group: { _id: '$subject.id', count: { $sum: 1 } } },
      { $match: { count: { $gt: 1 } } },
    ]);
    for await (const { _id } of paidOften) {
      const order = await placed.findOne({ _id });
      if (!order) continue;
      const isNoticed = order.needsAttention.code === 'paid_twice';
      const { userId, paymentId: own } = order;
      const ofOrder = { userId, 'subject.kind': 'order', 'subject.id': _id } as const;
      const others = await settled.find({ ...ofOrder, state: 'settled', _id: { $ne: own ?? '' } }).toArray();
      const duplicates = others.map(({ _id: paymentId, amount, refundedTotal: refunded }) => {
        return { paymentId, amount, refunded, isOpen: isNoticed && refunded < amount };
      });
      await placed.updateOne({ _id }, { $set: { duplicates } });
    }
    const none = { code: null, details: {} };
    await placed.updateMany({ 'needsAttention.code': 'paid_twice' }, { $set: { needsAttention: none } });
  },
};
