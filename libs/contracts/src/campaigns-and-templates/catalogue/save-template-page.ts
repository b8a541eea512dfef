import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { templateView } from '../templates/template-view.js';

/** @source models.md 3 "saveTemplatePage" */
export const saveTemplatePage = defineCommand({
  subject: 'campaigns-and-templates.catalogue.save-template-page',
  http: { path: '/admin/template/saveTemplatePage', role: 'admin' },
  summary: 'Keep a page of a starter as a block template',
  request: z.strictObject({
    templateId: objectId,
    pageId: objectId,
    name: line(120).min(1, refusedAs('core.name_required')),
    categoryId: objectId.nullable().default(null),
  }),
  reply: templateView,
  message: /*i18n*/ 'Saved.',
  timeoutMs: 4000,
});
