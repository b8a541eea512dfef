import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { categoryView } from './category-view.js';

export const listCategories = defineCommand({
  subject: 'campaigns-and-templates.categories.get',
  http: { path: '/admin/category/get', role: 'admin' },
  summary: 'Template categories',
  request: listRequest({
    sorts: ['sortOrder', 'name', 'templatesCount'],
    filters: z.strictObject({ status: onOff.optional() }).default({}),
  }),
  reply: listReply(categoryView),
  timeoutMs: 3000,
});
