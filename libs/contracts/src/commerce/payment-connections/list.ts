import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { paymentConnectionView } from './view.js';

export const listedPaymentConnection = paymentConnectionView.extend({
  /** Repeated donations that the account takes now. */
  subscriptions: z.int(),
});
export type ListedPaymentConnection = z.output<typeof listedPaymentConnection>;

/** @source api.md "/user/payment-connection/list" */
export const listPaymentConnections = defineCommand({
  subject: 'commerce.payment-connections.list',
  http: { path: '/user/payment-connection/list', role: 'user' },
  summary: 'Accounts at payment providers, the default one first',
  request: z.strictObject({}),
  reply: z.object({
    data: z.array(listedPaymentConnection),
    /** Providers that this installation replaces by a simulator: no money moves there. */
    simulated: z.array(z.enum(['stripe', 'paypal'])),
  }),
  timeoutMs: 3_000,
});
