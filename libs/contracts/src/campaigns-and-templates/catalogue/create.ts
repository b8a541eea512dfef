import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { templateKinds, templateView } from '../templates/template-view.js';

/** A draft with one empty page, to be opened in the editor. */
export const createStarter = defineCommand({
  subject: 'campaigns-and-templates.catalogue.create',
  http: { path: '/admin/template/create', role: 'admin' },
  summary: 'Begin a new starter',
  request: z.strictObject({
    kind: z.enum(templateKinds).default('link'),
    name: line(120).min(1, refusedAs('core.name_required')),
    description: line(400).default(''),
    categoryId: objectId.nullable().default(null),
    tags: z.array(line(40).min(1)).max(20).default([]),
  }),
  reply: templateView,
  message: /*i18n*/ 'The template is ready to edit.',
  timeoutMs: 3000,
});
