import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { themeChange } from '../design/index.js';
import { templateView } from './template-view.js';

/** What is not sent stays, in `theme` too. A `rev` older than the stored one is refused. */
export const updateTemplate = defineCommand({
  subject: 'campaigns-and-templates.templates.update',
  http: { path: '/user/template/update', role: 'any', rate: editorRate },
  summary: 'Change the name or the theme of an own template',
  request: z.strictObject({
    _id: objectId,
    rev: revision.optional(),
    name: line(120).min(1, refusedAs('core.name_required')).optional(),
    description: line(400).optional(),
    theme: themeChange.optional(),
    homePageId: objectId.optional(),
  }),
  reply: templateView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.stale_rev'],
  timeoutMs: 3000,
});
