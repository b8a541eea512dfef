import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Pages made from it keep their own copy. */
export const deleteStarter = defineCommand({
  subject: 'campaigns-and-templates.catalogue.delete',
  http: { path: '/admin/template/delete', role: 'admin' },
  summary: 'Delete starters',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 3000,
});
