import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, idempotencyKey, line, prose, publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { majorAmount } from '../products/product-fields.js';
import { checkoutView } from './checkout-view.js';

const item = z.strictObject({
  publicId,
  variantId: line(40).nullable().default(null),
  qty: z.int().min(1).max(1000),
  /** What the buyer wants to pay for one, in major units; only where the product's price is the buyer's choice. */
  price: majorAmount.optional(),
});
export const buyerInput = z.strictObject({
  email,
  name: line(120).default(''),
  phone: line(40).default(''),
  address: prose(500).default(''),
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code.')]).default(''),
});

/** Reserves the stock for half an hour. The same key with the same content gives the same checkout. */
export const createCheckout = defineCommand({
  subject: 'commerce.checkout.create',
  http: { path: '/user/checkout/create', role: 'public', rate: visitorWriteRate },
  summary: 'Begin to buy products of one seller',
  request: z.strictObject({
    /** The product that the buyer opened. */
    publicId,
    items: z.array(item).min(1).max(20),
    buyer: buyerInput,
    couponCode: line(40).optional(),
    idempotencyKey,
  }),
  reply: z.object({ checkout: checkoutView }),
  errors: ['core.not_found', 'checkout.out_of_stock', 'checkout.not_on_sale', 'checkout.key_reused'],
  timeoutMs: 5000,
});
