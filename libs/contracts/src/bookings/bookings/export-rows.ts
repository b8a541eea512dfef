import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const bookingRows = defineCommand({
  subject: 'bookings.bookings.export-rows',
  summary: 'One page of the export of bookings',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
