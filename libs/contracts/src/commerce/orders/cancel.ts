import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, prose } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/**
 * An order that waits to be paid offline, or a paid one whose payment the seller keeps; `refundOrder` cancels with the money.
 * What was not sent is on sale again, downloads are withdrawn, and its buyer gets a mail. A repeat changes nothing.
 */
export const cancelOrder = defineCommand({
  subject: 'commerce.orders.cancel',
  http: { path: '/user/orders/cancel', role: 'user' },
  summary: 'Cancel an order without a refund',
  request: z.strictObject({
    _id: objectId,
    /** The buyer reads it in the mail that says so. */
    reason: prose(500).default(''),
    /** Has to be said for a paid order. */
    withoutRefund: z.boolean().default(false),
  }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The order is cancelled.',
  errors: ['core.not_found', 'orders.not_awaiting_payment', 'orders.refund_undecided'],
  timeoutMs: 5000,
});
