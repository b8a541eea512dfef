import type { Migration } from '@linkyard/mongo';
import { payments } from '../../payments/payment.model.js';
import { donations } from '../donation.schema.js';

/** Second payments of donations were kept silently. Now each donation names what came after the payment that counts. */
export const secondPayments: Migration = {
  id: '2026-11-26-second-payments-of-donations',
  async up(database) {
    const given = database.collection(donations);
    const settled = database.collection(payments);
    const paidOften = settled.aggregate<{ _id: string }>([
      { $match: { state: 'settled', 'subject.kind': 'donation', originPaymentId: null } },
      { $group: { _id: '$subject.id', count: { $sum: 1 } } },
      { $match: { count: { $gt: 1 } } },
    ]);
    for await (const { _id } of paidOften) {
      const donation = await given.findOne({ _id });
      if (!donation?.completedAt) continue;
      const { userId, paymentId: own } = donation;
      const ofDonation = { userId, 'subject.kind': 'donation', 'subject.id': _id, originPaymentId: null } as const;
      const others = await settled.find({ ...ofDonation, state: 'settled', _id: { $ne: own ?? '' } }).toArray();
      const duplicates = others.map(({ _id: paymentId, amount, refundedTotal: refunded }) => {
        return { paymentId, amount, refunded, isOpen: refunded < amount };
      });
      await given.updateOne({ _id, duplicates: { $exists: false } }, { $set: { duplicates } });
    }
  },
};
