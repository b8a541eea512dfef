import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/** An order whose lines are all fulfilled is completed by it. A repeat changes nothing. */
export const deliverOrder = defineCommand({
  subject: 'commerce.orders.deliver',
  http: { path: '/user/orders/deliver', role: 'user' },
  summary: 'Mark what was sent as delivered',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'Marked as delivered.',
  errors: ['core.not_found', 'orders.nothing_to_deliver'],
  timeoutMs: 3000,
});
