import { checkoutPaymentStates, checkoutStates, couponKinds, paymentMethods } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { buyerAnswer, buyerFields, orderedLine } from '../orders/purchase.fields.js';
import { attributionFields } from '../payments/attribution.fields.js';

const text = { type: String, default: '' } as const;
const zero = { type: Number, default: 0 } as const;
const nullableId = { type: String, default: null } as const;

/** Empty where no coupon is used. */
const checkoutCoupon = {
  couponId: nullableId,
  code: text,
  kind: { type: String, enum: couponKinds, default: null },
} as const;

/** @source models.md 6 Checkout */
export const checkouts = ownedCollection({
  name: 'Checkout',
  collection: 'checkouts',
  fields: {
    publicId: { type: String, required: true },
    idempotencyKey: { type: String, required: true },
    /** Of the content that came with the key. */
    requestHash: { type: String, required: true },
    /** The product that the buyer opened. */
    openedPublicId: text,
    lines: { type: [orderedLine] },
    buyer: buyerFields,
    answers: { type: [buyerAnswer] },
    buyerNote: text,
    coupon: checkoutCoupon,
    attribution: attributionFields,
    currency: { type: String, required: true },
    totals: { subtotal: zero, discount: zero, shipping: zero, tax: zero, total: zero },
    /** The buyer owes the tax. */
    isTaxReversed: { type: Boolean, default: false },
    state: { type: String, enum: checkoutStates, default: 'open' },
    /** The ways to pay that all of its products allow. */
    methods: { type: [String], enum: paymentMethods },
    /** The accounts that all of its products allow; every one when empty. */
    connectionIds: { type: [String] },
    /** How the buyer wanted to pay last. */
    provider: { type: String, enum: paymentMethods, default: null },
    /** What the buyer entered where the price is theirs; empty elsewhere. The price of the line may be without its tax. */
    typedPrice: text,
    paymentId: nullableId,
    paymentState: { type: String, enum: checkoutPaymentStates, default: 'none' },
    orderId: nullableId,
    /** The public id of the checkout that took the place of this one. */
    replacedBy: nullableId,
    /** Whose it is, as far as is known: the keyed hash of a network. */
    network: { type: String, optional: true },
    /** When its buyer pressed the link of a mail, as for an order that reserves much. */
    confirmedAt: { type: Date, default: null },
    locale: { type: String, default: 'en' },
    expiresAt: { type: Date, required: true },
    /** When its buyer is to be reminded; null when not, or no longer. */
    recoveryDueAt: { type: Date, default: null },
    /** When its buyer was reminded. */
    recoveryEmailAt: { type: Date, default: null },
  },
  indexes: [
    { key: { publicId: 1 }, options: { unique: true } },
    { key: { userId: 1, idempotencyKey: 1 }, options: { unique: true } },
    { key: { state: 1, expiresAt: 1 } },
    {
      key: { userId: 1, network: 1, state: 1, paymentState: 1 },
      options: { partialFilterExpression: { network: { $type: 'string' } } },
    },
    { key: { userId: 1, 'buyer.email': 1, createdAt: -1 } },
    { key: { recoveryDueAt: 1 }, options: { partialFilterExpression: { recoveryDueAt: { $gt: new Date(0) } } } },
  ],
});
export type Checkout = DocumentOf<typeof checkouts>;

/** Its items may still be reserved, and it may still be paid. */
export const isUnpaid = ({ state }: Pick<Checkout, 'state'>): boolean => state === 'open' || state === 'paying';
