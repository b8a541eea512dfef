import { z } from 'zod';
import { money, publicId, timestamp } from '../../primitives/index.js';

export const paymentProvider = z.enum(['stripe', 'paypal']);
export const checkoutStates = ['open', 'paying', 'completed', 'expired'] as const;

/** Where a buyer looks after paying; null until the order is paid. */
const receipt = z.object({
  publicId,
  number: z.int(),
  /** Opens the files of the order; empty when there are none. */
  downloadPath: z.string(),
});

/** A checkout as its buyer sees it. All amounts come from the seller's catalogue. @source models.md 6 */
export const checkoutView = z.object({
  publicId,
  state: z.enum(checkoutStates),
  items: z.array(
    z.object({
      publicId,
      variantId: z.string().nullable(),
      title: z.string(),
      thumb: z.string(),
      qty: z.int(),
      unitPrice: money,
      total: money,
    }),
  ),
  buyer: z.object({ email: z.string(), name: z.string() }),
  totals: z.object({ subtotal: money, discount: money, shipping: money, tax: money, total: money }),
  expiresAt: timestamp,
  order: receipt.nullable(),
});
export type CheckoutView = z.output<typeof checkoutView>;
