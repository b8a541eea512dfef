import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

export const deleteCategory = defineCommand({
  subject: 'campaigns-and-templates.categories.delete',
  http: { path: '/admin/category/delete', role: 'admin' },
  summary: 'Delete template categories no template uses',
  request: deleteRequest,
  reply: deleteReply,
  message: /*i18n*/ 'Deleted successfully',
  errors: ['templates.category_in_use'],
  timeoutMs: 3000,
});
