import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, revision } from '../../primitives/index.js';
import { templateView } from '../templates/template-view.js';

export const updateStarter = defineCommand({
  subject: 'campaigns-and-templates.catalogue.name-update',
  http: { path: '/admin/template/name-update', role: 'admin' },
  summary: 'Change how a starter is listed',
  request: z.strictObject({
    _id: objectId,
    rev: revision.optional(),
    name: line(120).min(1, refusedAs('core.name_required')).optional(),
    description: line(400).optional(),
    categoryId: objectId.nullable().optional(),
    tags: z.array(line(40).min(1)).max(20).optional(),
    featured: z.boolean().optional(),
    isPremium: z.boolean().optional(),
    sortOrder: z.int().min(0).max(10_000).optional(),
  }),
  reply: templateView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.stale_rev'],
  timeoutMs: 3000,
});
