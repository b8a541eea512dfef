import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { startRefusals } from '../../payments/start-refusals.js';
import { paymentMethod } from './checkout-view.js';

/** An order that costs nothing is paid at once; one that is paid offline is placed, and waits for its seller. */
export const payCheckout = defineCommand({
  subject: 'commerce.checkout.pay',
  http: { path: '/user/checkout/pay', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Go to the payment page',
  request: z.strictObject({
    publicId,
    /** The seller's default when missing. */
    provider: paymentMethod.optional(),
  }),
  /** A path of this host, or the provider's page. */
  reply: z.object({ redirectUrl: z.string() }),
  errors: [
    'core.not_found',
    'checkout.expired',
    'checkout.completed',
    'checkout.method_not_offered',
    'checkout.buyer_limit_reached',
    'commerce.coupon_not_usable',
    ...startRefusals,
  ],
  timeoutMs: 15_000,
});
