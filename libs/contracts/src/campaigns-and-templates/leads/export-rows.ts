import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const leadRows = defineCommand({
  subject: 'campaigns-and-templates.leads.export-rows',
  summary: 'One page of the export of leads',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
