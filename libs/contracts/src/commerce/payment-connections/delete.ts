import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, objectId } from '../../primitives/index.js';

/** Its credentials are erased and its webhook is removed at the provider. */
export const deletePaymentConnection = defineCommand({
  subject: 'commerce.payment-connections.delete',
  http: { path: '/user/payment-connection/delete', role: 'user' },
  summary: 'Disconnect an account',
  request: z.strictObject({ _id: objectId }),
  reply: deleteReply,
  message: /*i18n*/ 'Account disconnected.',
  timeoutMs: 15_000,
});
