import { fulfilmentStates, orderStates, paymentStates } from '@linkyard/contracts';
import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { buyerFields, orderedLine } from '../checkout/checkout.schema.js';

const text = { type: String, default: '' } as const;
const zero = { type: Number, default: 0 } as const;
const nullableText = { type: String, default: null } as const;

const stateChange = embedded({
  from: text,
  to: text,
  at: { type: Date, required: true },
  by: { kind: { type: String, enum: ['user', 'admin', 'visitor', 'system', 'provider'], default: 'system' }, id: text },
  reason: text,
});

/** @source models.md 6 Order */
export const orders = ownedCollection({
  name: 'Order',
  collection: 'orders',
  fields: {
    publicId: { type: String, required: true },
    checkoutId: { type: String, required: true },
    number: { type: Number, default: null },
    state: { type: String, enum: orderStates, default: 'pending' },
    paymentState: { type: String, enum: paymentStates, default: 'unpaid' },
    fulfilmentState: { type: String, enum: fulfilmentStates, default: 'pending' },
    lines: { type: [orderedLine] },
    buyer: buyerFields,
    locale: { type: String, default: 'en' },
    currency: { type: String, required: true },
    totals: { subtotal: zero, discount: zero, shipping: zero, tax: zero, total: zero, paid: zero, refunded: zero },
    paymentId: nullableText,
    notesInternal: text,
    needsAttention: { code: nullableText, text },
    paidAt: { type: Date, default: null },
    stateHistory: { type: [stateChange] },
  },
  indexes: [
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, checkoutId: 1 }, options: { unique: true } },
  ],
});
export type Order = DocumentOf<typeof orders>;

/** The last number that an owner's orders have. */
export const orderCounters = ownedCollection({
  name: 'OrderCounter',
  collection: 'orderCounters',
  fields: { last: zero },
  indexes: [{ key: { userId: 1 }, options: { unique: true } }],
});
