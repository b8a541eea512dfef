import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/** Of an order that is paid offline: it is settled and delivered like any other. A repeat changes nothing. */
export const markOrderPaid = defineCommand({
  subject: 'commerce.orders.mark-paid',
  http: { path: '/user/orders/mark-paid', role: 'user' },
  summary: 'Note that the money of an order has arrived',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The order is paid.',
  errors: ['core.not_found', 'orders.not_awaiting_payment'],
  timeoutMs: 5000,
});
