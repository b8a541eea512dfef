import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { pageSlug, pageView } from './page-view.js';

/** Without `slug` one is made from the name. `copyOf` brings the sections of another page of the same template. */
export const createPage = defineCommand({
  subject: 'campaigns-and-templates.pages.create',
  http: { path: '/user/template/page/create', role: 'any', rate: editorRate },
  summary: 'Add a page to a template',
  request: z.strictObject({
    templateId: objectId,
    name: line(60).min(1, refusedAs('core.name_required')),
    slug: pageSlug.optional(),
    copyOf: objectId.optional(),
  }),
  reply: pageView,
  message: /*i18n*/ 'The page is added.',
  errors: ['templates.page_limit', 'templates.page_slug_taken'],
  timeoutMs: 3000,
});
