import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, objectId } from '../../primitives/index.js';

/**
 * Its open payments are closed, its credentials are erased and its webhook is removed at the provider. Connecting the same account again
 * brings it back with everything it has taken.
 */
export const deletePaymentConnection = defineCommand({
  subject: 'commerce.payment-connections.delete',
  http: { path: '/user/payment-connection/delete', role: 'user', whileImpersonating: 'refused' },
  summary: 'Disconnect an account',
  request: z.strictObject({
    _id: objectId,
    /** Ends what repeats on this account; without it such an account is not disconnected. */
    endSubscriptions: z.boolean().default(false),
  }),
  reply: deleteReply,
  message: /*i18n*/ 'Account disconnected.',
  errors: ['payments.subscriptions_running', 'payments.provider_unavailable'],
  timeoutMs: 15_000,
});
