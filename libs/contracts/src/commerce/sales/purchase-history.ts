import { defineCommand } from '../../kit/define-command.js';
import { listOrders } from '../orders/list.js';

/** @source models.md 6 "purchase history = orders where I sell" */
export const purchaseHistory = defineCommand({
  subject: 'commerce.sales.purchase-history',
  http: { path: '/user/purchase-history', role: 'user' },
  summary: 'Orders where the caller sells, newest first',
  request: listOrders.request,
  reply: listOrders.reply,
  timeoutMs: 3_000,
});
