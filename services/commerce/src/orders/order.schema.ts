import {
  attentionCodes,
  deliveries,
  fulfilmentStates,
  orderActors,
  orderStates,
  paymentModes,
  paymentStates,
  shipmentStates,
} from '@linkyard/contracts';
import { embedded, impersonatorField, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { duplicatePayment } from '@linkyard/payables';
import { counterOf } from '../counters/counter.schema.js';
import { buyerFields, lineContents } from './purchase.fields.js';

const text = { type: String, default: '' } as const;
const zero = { type: Number, default: 0 } as const;
const nullableText = { type: String, default: null } as const;
const nullableDate = { type: Date, default: null } as const;
const moment = { type: Date, required: true } as const;

/** Amounts are minor units of the order's currency. */
const orderLine = embedded({
  /** Unique within the order; empty in orders that were placed before lines had ids. */
  id: text,
  productId: { type: String, required: true },
  publicId: { type: String, required: true },
  variantId: nullableText,
  title: text,
  thumb: text,
  sku: text,
  qty: { type: Number, required: true, min: 1 },
  unitPrice: zero,
  discount: zero,
  tax: zero,
  total: zero,
  /** Of a bundle. */
  contents: { type: [lineContents] },
  /** How the buyer gets it, as the product was when the order was placed. */
  delivery: { type: String, enum: deliveries, default: 'manual' },
  fulfilledQty: zero,
  refundedQty: zero,
});

const actor = {
  kind: { type: String, enum: orderActors, default: 'system' },
  id: text,
} as const;

const stateChange = embedded({
  /** Which of the order's states changed. */
  of: { type: String, enum: ['order', 'payment', 'fulfilment'], default: 'order' },
  from: text,
  to: text,
  at: moment,
  by: actor,
  impersonatorId: impersonatorField,
  reason: text,
});

const fulfilmentLine = embedded({ lineId: { type: String, required: true }, qty: { type: Number, required: true } });
const fulfilment = embedded({
  id: { type: String, required: true },
  /** The key of the request that made it. */
  key: { type: String, required: true },
  lines: { type: [fulfilmentLine] },
  method: { type: String, enum: deliveries, required: true },
  carrier: text,
  trackingCode: text,
  trackingUrl: text,
  state: { type: String, enum: shipmentStates, default: 'shipped' },
  shippedAt: nullableDate,
  deliveredAt: nullableDate,
});

const orderRefund = embedded({
  /** The key of the request; of a refund made at the provider, its id. */
  key: { type: String, required: true },
  refundId: nullableText,
  amount: { type: Number, required: true },
  reason: text,
  note: text,
  restock: { type: [fulfilmentLine] },
  /** What the seller chose; null where access ends with the last of the money. */
  revokeAccess: { type: Boolean, default: null },
  state: { type: String, enum: ['pending', 'settled', 'failed'], default: 'pending' },
  at: moment,
  by: actor,
});

const orderNote = embedded({
  id: { type: String, required: true },
  text,
  at: moment,
  by: actor,
  impersonatorId: impersonatorField,
});

const answer = embedded({ id: text, title: text, value: text });

/** @source models.md 6 Order */
export const orders = ownedCollection({
  name: 'Order',
  collection: 'orders',
  fields: {
    publicId: { type: String, required: true },
    checkoutId: { type: String, required: true },
    number: { type: Number, default: null },
    /** Of the payment; of what no provider takes money for, as its seller's accounts were when it was placed. */
    mode: { type: String, required: true, enum: paymentModes },
    state: { type: String, enum: orderStates, default: 'pending' },
    paymentState: { type: String, enum: paymentStates, default: 'unpaid' },
    fulfilmentState: { type: String, enum: fulfilmentStates, default: 'pending' },
    lines: { type: [orderLine] },
    buyer: buyerFields,
    addresses: { shipping: text, billing: text },
    /** Beginnings of words, see `searchWordsOf` (ADR 0029). */
    searchWords: { type: [String] },
    locale: { type: String, default: 'en' },
    currency: { type: String, required: true },
    totals: { subtotal: zero, discount: zero, shipping: zero, tax: zero, total: zero, paid: zero, refunded: zero },
    /** The buyer owes the tax. */
    isTaxReversed: { type: Boolean, default: false },
    coupon: { code: text, amount: zero },
    answers: { type: [answer] },
    buyerNote: text,
    /** Where the buyer came from: `utm_source` and the like. */
    attribution: { type: Map, of: String, default: {} },
    /** Paid outside of a provider. */
    isOffline: { type: Boolean, default: false },
    paymentId: nullableText,
    refunds: { type: [orderRefund] },
    duplicates: { type: [duplicatePayment] },
    fulfilments: { type: [fulfilment] },
    dispute: { state: nullableText, at: nullableDate },
    notesInternal: { type: [orderNote] },
    needsAttention: {
      code: { type: String, enum: [null, ...attentionCodes], default: null },
      /** The values that the text of the code names. */
      details: { type: Map, of: String, default: {} },
    },
    paidAt: nullableDate,
    receiptSentAt: nullableDate,
    stateHistory: { type: [stateChange] },
  },
  indexes: [
    { key: { userId: 1, deletedAt: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, 'buyer.email': 1, createdAt: -1 } },
    { key: { userId: 1, 'lines.productId': 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, mode: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, number: -1, _id: -1 } },
    { key: { userId: 1, deletedAt: 1, searchWords: 1, createdAt: -1, _id: -1 } },
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { 'buyer.email': 1, createdAt: -1 } },
    { key: { state: 1, createdAt: 1 } },
    { key: { userId: 1, checkoutId: 1 }, options: { unique: true } },
  ],
});
export type Order = DocumentOf<typeof orders>;
export type OrderLine = Order['lines'][number];

export const orderCounters = counterOf('OrderCounter', 'orderCounters');
