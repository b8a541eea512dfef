import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const registrationRows = defineCommand({
  subject: 'bookings.registrations.export-rows',
  summary: 'One page of the export of registrations',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
