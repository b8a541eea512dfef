import { z } from 'zod';
import { money, objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';

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

/** An order as its seller sees it. @source models.md 6 */
export const orderView = z.object({
  ...recordFields,
  publicId,
  /** Counts the paid orders of a seller from 1; null before it is paid. */
  number: z.int().nullable(),
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  fulfilmentState: z.enum(fulfilmentStates),
  lines: z.array(
    z.object({
      productId: objectId,
      variantId: z.string().nullable(),
      title: z.string(),
      thumb: z.string(),
      qty: z.int(),
      unitPrice: money,
      discount: money,
      tax: money,
      total: money,
    }),
  ),
  buyer: z.object({ email: z.string(), name: z.string(), phone: z.string(), address: z.string(), country: z.string() }),
  totals: z.object({
    subtotal: money,
    discount: money,
    shipping: money,
    tax: money,
    total: money,
    paid: money,
    refunded: money,
  }),
  notesInternal: z.string(),
  /** What the seller has to decide: it was paid, but cannot be fulfilled. */
  needsAttention: z.object({ code: z.string(), text: z.string() }).nullable(),
  paidAt: timestamp.nullable(),
});
export type OrderView = z.output<typeof orderView>;
