import { z } from 'zod';
import { currencyCode, money, objectId, onOff, recordFields, timestamp } from '../../primitives/index.js';

export const couponKinds = ['percent', 'amount', 'freeShipping'] as const;

/** What a code buys: a percentage or an amount off, or free shipping. A limit of 0 is no limit. @source models.md 6 */
export const couponView = z.object({
  ...recordFields,
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Of the kind `percent`. */
  percent: z.number().nullable(),
  /** Of the kind `amount`. */
  amount: money.nullable(),
  currency: currencyCode,
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  usageLimit: z.int(),
  usedCount: z.int(),
  perBuyerLimit: z.int(),
  minSubtotal: money.nullable(),
  /** Empty for every product. */
  productIds: z.array(objectId),
  status: onOff,
});
export type CouponView = z.output<typeof couponView>;
