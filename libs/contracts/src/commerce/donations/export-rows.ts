import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const donationRows = defineCommand({
  subject: 'commerce.donations.export-rows',
  summary: 'One page of the export of donations',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
