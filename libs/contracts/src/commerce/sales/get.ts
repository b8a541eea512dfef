import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { modeFilter, modesOfReply } from '../../payments/payment-mode.js';
import { calendarDate, currencyCode, objectId } from '../../primitives/index.js';

export const salesRanges = ['7d', '30d', '90d', '365d'] as const;

/** Minor units of the one currency of the reply. `net` is what is left of `gross` without refunds, disputes and fees. */
const salesTotals = z.object({
  gross: z.int(),
  /** Parts of `gross`; shipping is without its tax, bookings are those of webinars too. */
  ...{ tax: z.int(), shipping: z.int(), donations: z.int(), bookings: z.int() },
  /** Returned to buyers, and withheld for disputes. */
  refunds: z.int(),
  fees: z.int(),
  net: z.int(),
  /** Payments that arrived: orders, donations, bookings, renewals. */
  payments: z.int(),
});
const nullableText = z.string().nullable();

/** Figures of one currency, from the ledger; currencies are never added up. Days are calendar days of the owner's zone. @source models.md 6 */
export const getSales = defineCommand({
  subject: 'commerce.sales.get',
  http: { path: '/user/sales', role: 'user' },
  summary: 'What was sold: totals, by day, by product and by source',
  request: z.strictObject({
    range: z.enum(salesRanges).default('30d'),
    /** The currency with most payments when missing. */
    currency: currencyCode.optional(),
    mode: modeFilter,
  }),
  reply: z.object({
    range: z.enum(salesRanges),
    timeZone: z.string(),
    /** All that the owner has received, the most used first; empty before the first payment. */
    currencies: z.array(currencyCode),
    currency: currencyCode.nullable(),
    ...modesOfReply,
    totals: salesTotals,
    /** The same number of days before. */
    previous: salesTotals,
    /** One entry a day, oldest first. `net` leaves refunds out, so that both can be drawn apart. */
    days: z.array(z.object({ date: calendarDate, net: z.int(), refunds: z.int() })),
    /** By the day on which orders were paid. `refunds` is the part of each order that was returned, applied to its lines. */
    products: z.array(
      z.object({ productId: objectId, title: z.string(), qty: z.int(), gross: z.int(), refunds: z.int() }),
    ),
    sources: z.array(
      z.object({
        campaignId: nullableText,
        pageId: nullableText,
        sectionId: nullableText,
        utmSource: nullableText,
        utmMedium: nullableText,
        utmCampaign: nullableText,
        payments: z.int(),
        gross: z.int(),
      }),
    ),
  }),
  timeoutMs: 5_000,
});
