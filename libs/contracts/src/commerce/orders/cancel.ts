import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, prose } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/** Of an order that is paid offline: its items are on sale again, and its buyer gets a mail. A repeat changes nothing. */
export const cancelOrder = defineCommand({
  subject: 'commerce.orders.cancel',
  http: { path: '/user/orders/cancel', role: 'user' },
  summary: 'Cancel an order whose money has not arrived',
  request: z.strictObject({
    _id: objectId,
    /** The buyer reads it in the mail that says so. */
    reason: prose(500).default(''),
  }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The order is cancelled.',
  errors: ['core.not_found', 'orders.not_awaiting_payment'],
  timeoutMs: 5000,
});
