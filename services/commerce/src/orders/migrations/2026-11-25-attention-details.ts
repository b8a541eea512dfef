import type { Migration } from '@linkyard/mongo';
import { orders } from '../order.schema.js';

const payment = { $regexFind: { input: '$needsAttention.text', regex: /the payment (\S+) at/ } };
const paymentId = { $first: { $getField: { field: 'captures', input: payment } } };

/** Orders stored the English text of their attention. The text of the code names only the second payment. */
export const attentionDetails: Migration = {
  id: '2026-11-25-attention-details',
  async up(database) {
    const isPaidTwice = { $eq: ['$needsAttention.code', 'paid_twice'] };
    const details = { $cond: [isPaidTwice, { paymentId }, { $literal: {} }] };
    await database
      .collection(orders)
      .updateMany({ 'needsAttention.text': { $exists: true } }, [
        { $set: { 'needsAttention.details': details } },
        { $unset: 'needsAttention.text' },
      ]);
  },
};
