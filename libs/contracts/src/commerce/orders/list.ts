import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { modesOfReply } from '../../payments/payment-mode.js';
import { orderFilters } from './order-filters.js';
import { orderView } from './order-view.js';

/** A search term is part of a buyer's name or e-mail address, or an order's number. Unpaid orders are listed only on request, unless they are paid offline. */
export const listOrders = defineCommand({
  subject: 'commerce.orders.list',
  http: { path: '/user/orders/list', role: 'user' },
  summary: 'Orders of the seller, newest first',
  request: listRequest({
    sorts: ['createdAt', 'number'],
    filters: orderFilters.default({}),
  }),
  /** `hasMore`: there are more than `totalCount`, which were not counted. */
  reply: listReply(orderView).extend({ hasMore: z.boolean().default(false), ...modesOfReply }),
  timeoutMs: 3000,
});
