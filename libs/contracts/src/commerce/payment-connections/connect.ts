import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { paymentConnectionView } from './view.js';

const credential = z
  .string()
  .trim()
  .min(8, refusedAs('commerce.key_incomplete'))
  .max(300)
  .regex(/^[\x21-\x7e]*$/, refusedAs('core.plain_key'));

/** Connecting an account again replaces its credentials. */
export const connectPayments = defineCommand({
  subject: 'commerce.payment-connections.connect',
  http: {
    path: '/user/payment-connection/connect',
    role: 'user',
    whileImpersonating: 'refused',
    rate: [{ limit: 20, windowSec: 60, by: 'account' }],
  },
  summary: 'Connect an account at Stripe or PayPal; its webhook is set up there',
  request: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('stripe'),
      secretKey: credential.regex(/^[sr]k_(?:test|live)_/, refusedAs('commerce.not_stripe_key')),
    }),
    z.strictObject({
      provider: z.literal('paypal'),
      clientId: credential,
      clientSecret: credential,
      mode: z.enum(['test', 'live']),
    }),
  ]),
  reply: paymentConnectionView,
  message: /*i18n*/ 'Account connected.',
  errors: ['payments.credentials_refused', 'payments.provider_unavailable'],
  timeoutMs: 15_000,
});
