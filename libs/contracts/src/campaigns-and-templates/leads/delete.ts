import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Erases for good: these are other people's data. */
export const deleteLeads = defineCommand({
  subject: 'campaigns-and-templates.leads.delete',
  http: { path: '/user/leads/delete', role: 'user' },
  summary: 'Delete leads',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 3000,
});
