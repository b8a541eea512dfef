import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { attribution, idempotencyKey, line, money, publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { checkoutView } from './checkout-view.js';
import { answersInput, buyerInput, buyerNote, wantedItem } from './wanted.js';

/** Reserves the stock for half an hour. The same key with the same content gives the same checkout. */
export const createCheckout = defineCommand({
  subject: 'commerce.checkout.create',
  http: { path: '/user/checkout/create', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Begin to buy products of one seller',
  request: z.strictObject({
    /** The product that the buyer opened. */
    publicId,
    items: z.array(wantedItem).min(1).max(20),
    buyer: buyerInput,
    couponCode: line(40).optional(),
    answers: answersInput.default({}),
    buyerNote: buyerNote.default(''),
    termsAccepted: z.boolean().default(false),
    /** What the buyer was shown; another total is refused instead of charged. */
    expectedTotal: money.optional(),
    /** Where the buyer came from. */
    attribution: attribution.optional(),
    /** A checkout of the same buyer that this one takes the place of: what it held is given back. */
    replaces: publicId.optional(),
    /** The purchase whose receipt offered this product: without an attribution of its own the order has that one's. */
    after: publicId.optional(),
    idempotencyKey,
  }),
  reply: z.object({ checkout: checkoutView }),
  errors: [
    'core.not_found',
    'checkout.out_of_stock',
    'checkout.not_on_sale',
    'checkout.confirm_email',
    'core.confirm_address',
    'checkout.key_reused',
    'checkout.price_changed',
    'checkout.completed',
    'payments.amount_refused',
    // Of the checkout that this one replaces.
    'payments.in_progress',
    'payments.no_connection',
    'payments.provider_unavailable',
    'payments.provider_refused',
  ],
  timeoutMs: 15_000,
});
