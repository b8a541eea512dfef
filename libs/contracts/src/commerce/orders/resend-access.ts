import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { orderView } from './order-view.js';

export const resendAccess = defineCommand({
  subject: 'commerce.orders.resend-access',
  http: { path: '/user/orders/resend-access', role: 'user', rate: costlyRate },
  summary: 'Mail the buyer the links of an order again',
  request: z.strictObject({
    _id: objectId,
    /** Give all downloads and their whole time again. Revoked downloads stay revoked. */
    reset: z.boolean().default(false),
    idempotencyKey,
  }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The links are on their way.',
  errors: ['core.not_found', 'orders.not_paid'],
  timeoutMs: 5000,
});
