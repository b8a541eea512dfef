import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { orderStates, orderView, paymentStates } from './order-view.js';

/** Those that nobody has paid are listed only where they are asked for. */
export const listOrders = defineCommand({
  subject: 'commerce.orders.list',
  http: { path: '/user/orders/list', role: 'user' },
  summary: 'Orders of the seller, newest first',
  request: listRequest({
    sorts: ['createdAt', 'number'],
    filters: z
      .strictObject({
        state: z.enum(orderStates).optional(),
        paymentState: z.enum(paymentStates).optional(),
        needsAttention: z.literal(true).optional(),
      })
      .default({}),
  }),
  reply: listReply(orderView),
  timeoutMs: 3000,
});
