import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { paymentConnectionView } from './view.js';

/** Asks the provider with the stored credentials, and sets up the webhook again where it is missing. */
export const testPaymentConnection = defineCommand({
  subject: 'commerce.payment-connections.test',
  http: { path: '/user/payment-connection/test', role: 'user', rate: [{ limit: 20, windowSec: 60, by: 'account' }] },
  summary: 'Whether the provider still accepts an account',
  request: z.strictObject({ _id: objectId }),
  reply: paymentConnectionView,
  timeoutMs: 15_000,
});
