import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Offline at once; the address stays kept for 30 days. @source models.md 2 */
export const deleteCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.delete',
  http: { path: '/user/campaign/delete', role: 'user' },
  summary: 'Delete link pages',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 4000,
});
