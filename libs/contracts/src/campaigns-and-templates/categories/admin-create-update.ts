import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { categoryView } from './category-view.js';

/** With `_id` it changes, without it adds. */
export const saveCategory = defineCommand({
  subject: 'campaigns-and-templates.categories.create-update',
  http: { path: '/admin/category/create-update', role: 'admin' },
  summary: 'Add or change a template category',
  request: z.strictObject({
    _id: objectId.optional(),
    name: line(60).min(1, refusedAs('core.name_required')),
    icon: line(60).nullable().optional(),
    sortOrder: z.int().min(0).max(10_000).optional(),
  }),
  reply: categoryView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.conflict'],
  timeoutMs: 3000,
});
