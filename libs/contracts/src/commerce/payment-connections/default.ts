import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { paymentConnectionView } from './view.js';

export const setDefaultPaymentConnection = defineCommand({
  subject: 'commerce.payment-connections.default',
  http: { path: '/user/payment-connection/default', role: 'user', whileImpersonating: 'refused' },
  summary: 'Choose the account that is used when a buyer chooses none',
  request: z.strictObject({ _id: objectId }),
  reply: paymentConnectionView,
  message: /*i18n*/ 'Default account changed.',
  timeoutMs: 4_000,
});
