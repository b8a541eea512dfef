import { z } from 'zod';
import { money, objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';
import { paymentMode } from '../../payments/payment-mode.js';
import { attentionCodes } from './attention.js';

export const orderStates = [
  'pending',
  'paid',
  'partiallyFulfilled',
  'fulfilled',
  'completed',
  'cancelled',
  'expired',
] as const;
export const paymentStates = [
  'unpaid',
  'authorized',
  'paid',
  'partiallyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'disputed',
  'lost',
] as const;
export const fulfilmentStates = ['pending', 'granted', 'shipped', 'delivered', 'revoked', 'cancelled'] as const;

/** How a buyer gets a line: files, links or keys; a parcel; whatever seller and buyer agree on. */
export const deliveries = ['digital', 'shipping', 'manual'] as const;
export const shipmentStates = ['pending', 'shipped', 'delivered', 'cancelled', 'granted', 'revoked'] as const;
export const orderActors = ['user', 'admin', 'visitor', 'system', 'provider'] as const;

/** An order as its seller sees it. @source models.md 6 */
export const orderView = z.object({
  ...recordFields,
  publicId,
  /** Counts the paid orders of a seller from 1; null before it is paid. */
  number: z.int().nullable(),
  mode: paymentMode.default('live'),
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  fulfilmentState: z.enum(fulfilmentStates),
  lines: z.array(
    z.object({
      id: z.string(),
      productId: objectId,
      variantId: z.string().nullable(),
      title: z.string(),
      thumb: z.string(),
      sku: z.string(),
      delivery: z.enum(deliveries),
      qty: z.int(),
      fulfilledQty: z.int(),
      refundedQty: z.int(),
      unitPrice: money,
      discount: money,
      tax: money,
      total: money,
    }),
  ),
  /** Files, links or keys are part of what was bought, also within a bundle that is sent. */
  hasDownloads: z.boolean(),
  buyer: z.object({ email: z.string(), name: z.string(), phone: z.string(), address: z.string(), country: z.string() }),
  totals: z.object({
    subtotal: money,
    discount: money,
    shipping: money,
    tax: money,
    total: money,
    paid: money,
    refunded: money,
    /** What can still be refunded. */
    refundable: money,
  }),
  coupon: z.object({ code: z.string(), amount: money }).nullable(),
  answers: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
  fulfilments: z.array(
    z.object({
      id: z.string(),
      lines: z.array(z.object({ lineId: z.string(), qty: z.int() })),
      method: z.enum(deliveries),
      carrier: z.string(),
      trackingCode: z.string(),
      trackingUrl: z.string(),
      state: z.enum(shipmentStates),
      shippedAt: timestamp.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      amount: money,
      reason: z.string(),
      note: z.string(),
      /** What the seller chose; null where access ends with the last of the money. */
      revokeAccess: z.boolean().nullable(),
      state: z.enum(['pending', 'settled', 'failed']),
      at: timestamp,
    }),
  ),
  dispute: z.object({ state: z.string(), at: timestamp.nullable() }).nullable(),
  stateHistory: z.array(
    z.object({
      of: z.enum(['order', 'payment', 'fulfilment']),
      from: z.string(),
      to: z.string(),
      at: timestamp,
      reason: z.string(),
    }),
  ),
  receiptSentAt: timestamp.nullable(),
  /** In the order in which they were added. */
  notesInternal: z.array(z.object({ id: z.string(), text: z.string(), at: timestamp, by: z.enum(orderActors) })),
  /** What the buyer wrote at the checkout. */
  buyerNote: z.string().default(''),
  /** What the seller has to decide or to look at, in English. */
  needsAttention: z.object({ code: z.enum(attentionCodes), text: z.string() }).nullable(),
  /** A second payment that has not been returned; it needs attention beside anything else that does. */
  duplicatePayment: z.object({ paymentId: objectId, text: z.string(), refundable: money }).nullable().default(null),
  paidAt: timestamp.nullable(),
  /** Paid outside of a provider: the seller says when the money has arrived. */
  isOffline: z.boolean(),
});
export type OrderView = z.output<typeof orderView>;
