import { defineCommand } from '../../kit/define-command.js';
import { exportPageReply, exportPageRequest } from '../../exports/export-page.js';

export const formDataRows = defineCommand({
  subject: 'campaigns-and-templates.forms.export-rows',
  summary: 'One page of the export of the answers of forms',
  request: exportPageRequest,
  reply: exportPageReply,
  timeoutMs: 10_000,
});
