import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { orderExportFilters } from '../../commerce/orders/order-filters.js';
import { exportFormat, startedExport } from './export-view.js';

export const exportPaymentOrders = defineCommand({
  subject: 'media.exports.payment-orders',
  http: { path: '/user/export/payment-orders', role: 'user', rate: [{ limit: 20, windowSec: 3600, by: 'account' }] },
  summary: 'Export orders, a row for each line',
  request: z.strictObject({ filters: orderExportFilters.default({}), format: exportFormat }),
  reply: startedExport,
  message: /*i18n*/ 'Your export is being prepared.',
  timeoutMs: 3_000,
});
