import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { blockTemplateView } from './block-templates.js';

export const updateBlockTemplate = defineCommand({
  subject: 'campaigns-and-templates.sections.update-block-template',
  http: { path: '/user/section/block-template/update', role: 'user', rate: editorRate },
  summary: 'Rename an own ready-made group',
  request: z.strictObject({ _id: objectId, name: line(120).min(1, refusedAs('core.name_required')) }),
  reply: blockTemplateView,
  message: /*i18n*/ 'Saved',
  timeoutMs: 3000,
});
