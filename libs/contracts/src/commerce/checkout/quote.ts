import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { fieldErrorSchema } from '../../errors/reasons.js';
import { line, prose, publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { checkoutItem, checkoutNotes, checkoutTotals, paymentMethod } from './checkout-view.js';
import { answersInput, countryCode, wantedItem } from './wanted.js';

/** Holds nothing. What cannot be sold like that is named by field, beside the totals of the rest. */
export const quoteCheckout = defineCommand({
  subject: 'commerce.checkout.quote',
  http: {
    path: '/user/checkout/quote',
    role: 'public',
    needsActiveOwner: true,
    rate: publicReadRate,
    problems: true,
  },
  summary: 'What an order would cost',
  request: z.strictObject({
    publicId,
    items: z.array(wantedItem).min(1).max(20),
    buyer: z
      .strictObject({ email: line(254).default(''), country: countryCode.default(''), vatId: line(20).default('') })
      .prefault({}),
    couponCode: line(40).optional(),
    /** A checkout of the same buyer that would be replaced: its use of a coupon does not count against it. */
    replaces: publicId.optional(),
    /** The rest of the form: with it, `problems` also name what the seller asks for and was not given. */
    filledIn: z
      .strictObject({
        phone: line(40).default(''),
        address: prose(500).default(''),
        answers: answersInput.default({}),
        termsAccepted: z.boolean().default(false),
      })
      .optional(),
  }),
  reply: z.object({
    items: z.array(checkoutItem),
    totals: checkoutTotals,
    ...checkoutNotes,
    /** How all of the items can be paid, the seller's default first. */
    methods: z.array(paymentMethod),
    /** There are accounts to pay to, and none of them can charge this total. */
    isAmountRefused: z.boolean().default(false),
    /** `message` is there over HTTP. */
    problems: z.array(fieldErrorSchema.extend({ message: z.string().optional() })),
  }),
  errors: ['core.not_found', 'checkout.not_on_sale'],
  timeoutMs: 3000,
});
