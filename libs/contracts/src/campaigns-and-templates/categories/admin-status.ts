import { defineCommand } from '../../kit/define-command.js';
import { statusRequest } from '../../primitives/index.js';
import { categoryView } from './category-view.js';

export const changeCategoryStatus = defineCommand({
  subject: 'campaigns-and-templates.categories.status',
  http: { path: '/admin/category/status', role: 'admin' },
  summary: 'Show or hide a template category',
  request: statusRequest,
  reply: categoryView,
  timeoutMs: 3000,
});
