import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { objectId } from '../../primitives/index.js';
import { categoryView } from '../categories/category-view.js';
import { templateKinds, templateView } from './template-view.js';

/** `owner: 'catalogue'`: published starters with their categories; `'mine'`: the caller's own. */
export const listTemplates = defineCommand({
  subject: 'campaigns-and-templates.templates.list',
  http: { path: '/user/template/list', role: 'any' },
  summary: 'The template gallery',
  request: listRequest({
    sorts: ['sortOrder', 'name', 'usedCount', 'createdAt'],
    filters: z.strictObject({ featured: z.boolean().optional(), isPremium: z.boolean().optional() }).default({}),
  }).extend({
    kind: z.enum(templateKinds).default('link'),
    categoryId: objectId.optional(),
    owner: z.enum(['catalogue', 'mine']).default('catalogue'),
  }),
  reply: listReply(templateView).extend({ categories: z.array(categoryView) }),
  timeoutMs: 3000,
});
