import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Not served from now on. */
export const deleteDomains = defineCommand({
  subject: 'white-label.domains.delete',
  http: { path: '/user/domain/delete', role: 'user', whileImpersonating: 'refused', feature: 'customDomain' },
  summary: 'Remove own domains',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 4000,
});
