import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const orderRows = defineCommand({
  subject: 'commerce.orders.export-rows',
  summary: 'One page of the export of orders',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
