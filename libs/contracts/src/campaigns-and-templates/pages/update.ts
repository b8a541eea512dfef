import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, onOff, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { backgroundSchema, seoChange } from '../design/index.js';
import { pageSlug, pageView } from './page-view.js';

/** What is not sent stays, in `seo` too; `background: null` takes the theme's again. The home page cannot be switched off. */
export const updatePage = defineCommand({
  subject: 'campaigns-and-templates.pages.update',
  http: { path: '/user/template/page/update', role: 'any', rate: editorRate },
  summary: 'Change name, address, background or search data of a page',
  request: z.strictObject({
    templateId: objectId,
    pageId: objectId,
    rev: revision.optional(),
    name: line(60).min(1, refusedAs('core.name_required')).optional(),
    slug: pageSlug.optional(),
    icon: line(60).nullable().optional(),
    background: backgroundSchema.nullable().optional(),
    seo: seoChange.optional(),
    showInNav: z.boolean().optional(),
    status: onOff.optional(),
  }),
  reply: pageView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.stale_rev', 'templates.page_slug_taken'],
  timeoutMs: 3000,
});
