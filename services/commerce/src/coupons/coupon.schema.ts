import { couponKinds } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 6 Coupon */
export const coupons = ownedCollection({
  name: 'Coupon',
  collection: 'coupons',
  fields: {
    /** Upper case. */
    code: { type: String, required: true },
    kind: { type: String, enum: couponKinds, required: true },
    /** A percentage, or minor units of `currency`; 0 for free shipping. */
    value: { type: Number, default: 0 },
    currency: { type: String, required: true },
    startsAt: { type: Date, default: null },
    endsAt: { type: Date, default: null },
    /** 0 is no limit, here and for a buyer. */
    usageLimit: { type: Number, default: 0 },
    usedCount: { type: Number, default: 0 },
    perBuyerLimit: { type: Number, default: 0 },
    /** Minor units of `currency`. */
    minSubtotal: { type: Number, default: null },
    productIds: { type: [String] },
    status: { type: Number, enum: [0, 1], default: 1 },
  },
  indexes: [
    {
      key: { userId: 1, code: 1 },
      // A code is free again once its coupon is deleted.
      options: { unique: true, partialFilterExpression: { deletedAt: null } },
    },
  ],
});
export type Coupon = DocumentOf<typeof coupons>;
