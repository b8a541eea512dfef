import { z } from 'zod';
import { money, objectId, publicId, timestamp } from '../../primitives/index.js';
import { couponKinds } from '../coupons/coupon-view.js';
import { paymentMethods, priceModels } from '../products/product-fields.js';

export const paymentProvider = z.enum(['stripe', 'paypal']);
export const paymentMethod = z.enum(paymentMethods);
export const checkoutStates = ['open', 'paying', 'completed', 'expired'] as const;
/** What is known of the last payment: `processing` arrives later, such as a bank debit; `offline` when the seller says so. */
export const checkoutPaymentStates = [
  'none',
  'open',
  'processing',
  'declined',
  'cancelled',
  'paid',
  'offline',
] as const;

/** A product that is offered to a buyer who has paid. */
const upsell = z.object({
  publicId,
  title: z.string(),
  shortDescription: z.string(),
  thumb: z.string(),
  priceModel: z.enum(priceModels),
  /** Null where the buyer decides on it at its checkout, or it is free. */
  price: money.nullable(),
});

/** Where a buyer looks after paying; null until the order is paid. */
const receipt = z.object({
  publicId,
  number: z.int(),
  /** Opens the files of the order; empty when there are none. */
  downloadPath: z.string(),
  /** Opens the receipt (PDF). */
  receiptPath: z.string(),
  /** What the seller shows after a purchase; empty texts for nothing. */
  after: z.object({ text: z.string(), link: z.string() }),
  /** Null when there is none that can be bought now, or it was bought in this order. */
  upsell: upsell.nullable(),
});

export const checkoutTotals = z.object({
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  total: money,
});

export const checkoutItem = z.object({
  publicId,
  variantId: z.string().nullable(),
  title: z.string(),
  thumb: z.string(),
  qty: z.int(),
  unitPrice: money,
  discount: money,
  tax: money,
  total: money,
});

/** What a summary says beside the amounts. */
export const checkoutNotes = {
  /** Of the coupon that counts; empty for none. */
  /** The page that it was begun from; null for none. */
  campaignId: objectId.nullable().default(null),
  couponCode: z.string().default(''),
  couponKind: z.enum(couponKinds).nullable().default(null),
  /** The buyer owes the tax instead of the seller. */
  isTaxReversed: z.boolean().default(false),
};

/** A checkout as its buyer sees it. All amounts come from the seller's catalogue. @source models.md 6 */
export const checkoutView = z.object({
  publicId,
  state: z.enum(checkoutStates),
  paymentState: z.enum(checkoutPaymentStates),
  /** The product that was opened. */
  product: publicId,
  items: z.array(checkoutItem),
  buyer: z.object({
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    country: z.string(),
    vatId: z.string(),
  }),
  answers: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
  buyerNote: z.string().default(''),
  /** How the buyer wanted to pay last; null before. */
  provider: paymentMethod.nullable().default(null),
  /** What the buyer entered as the price, in major units; empty where the price is the seller's. */
  typedPrice: z.string().default(''),
  ...checkoutNotes,
  totals: checkoutTotals,
  /** How to pay, in the seller's words; empty unless that is outside of a provider and the money has not arrived. */
  offlineText: z.string(),
  expiresAt: timestamp,
  order: receipt.nullable(),
});
export type CheckoutView = z.output<typeof checkoutView>;
