import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** Removes it from search. The file is still served, because pages of any creator may show it. */
export const deleteSharedPictures = defineCommand({
  subject: 'media.public-images.delete',
  http: { path: '/admin/public-images/delete', role: 'admin' },
  summary: 'Take shared pictures off the list',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 3000,
});
