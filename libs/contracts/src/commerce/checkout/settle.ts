import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { checkoutView, paymentProvider } from './checkout-view.js';

/** What the buyer's return and the provider's message both do. A repeat changes nothing. */
export const settleCheckout = defineCommand({
  subject: 'commerce.checkout.settle',
  http: { path: '/user/checkout/settle', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'See whether a checkout has been paid',
  request: z.strictObject({
    publicId,
    provider: paymentProvider.optional(),
    providerRef: z.string().max(255).optional(),
  }),
  reply: z.object({ checkout: checkoutView }),
  errors: ['core.not_found', 'payments.no_connection', 'payments.provider_unavailable', 'payments.provider_refused'],
  timeoutMs: 15_000,
});
