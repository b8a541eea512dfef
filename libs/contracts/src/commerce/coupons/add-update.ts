import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode, majorAmount, moment, objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { couponKinds, couponView } from './coupon-view.js';

const limit = z.int().min(0).max(1_000_000).default(0);
const isPercent = (value: string) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= 100;

/** The whole coupon is sent each time. Codes are kept in upper case and are unique per seller. */
export const addUpdateCoupon = defineCommand({
  subject: 'commerce.coupons.add-update',
  http: { path: '/user/coupons/add-update', role: 'user', rate: editorRate },
  summary: 'Create a coupon, or replace one',
  request: z
    .strictObject({
      _id: objectId.optional(),
      rev: revision.optional(),
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9_-]{3,40}$/, refusedAs('commerce.not_coupon_code')),
      kind: z.enum(couponKinds),
      /** A percentage such as "12.5", or an amount in major units such as "5.00"; empty for free shipping. */
      value: z.string().trim().max(20).default(''),
      currency: currencyCode.default('USD'),
      startsAt: moment.nullable().default(null),
      endsAt: moment.nullable().default(null),
      usageLimit: limit,
      perBuyerLimit: limit,
      minSubtotal: z.union([majorAmount, z.literal('')]).default(''),
      productIds: z.array(objectId).max(200).default([]),
    })
    .refine(({ _id, rev }) => _id === undefined || rev !== undefined, {
      path: ['rev'],
      error: refusedAs('core.rev_missing'),
    })
    .refine(({ kind, value }) => kind !== 'percent' || isPercent(value), {
      path: ['value'],
      error: refusedAs('commerce.not_percent'),
    })
    .refine(({ kind, value }) => kind !== 'percent' || !isPercent(value) || /^\d+(\.\d{1,2})?$/.test(value), {
      path: ['value'],
      error: refusedAs('commerce.percent_too_fine'),
    })
    .refine(({ kind, value }) => kind !== 'amount' || (majorAmount.safeParse(value).success && Number(value) > 0), {
      path: ['value'],
      error: refusedAs('core.amount_format'),
    })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
      error: refusedAs('commerce.coupon_ends_first'),
    }),
  reply: couponView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'core.stale_rev', 'commerce.coupon_exists'],
  timeoutMs: 3000,
});
