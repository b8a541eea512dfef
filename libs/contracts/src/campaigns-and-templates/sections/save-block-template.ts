import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { blockTemplateView } from './block-templates.js';
import { sectionDraft, sectionsCallMaxBytes, sectionsPerCall } from './section-draft.js';

/** An own group of blocks for later pages: a template of kind 'block' that only its maker sees. */
export const saveBlockTemplate = defineCommand({
  subject: 'campaigns-and-templates.sections.save-block-template',
  http: {
    path: '/user/section/block-template/save',
    role: 'user',
    rate: editorRate,
    maxBytes: sectionsCallMaxBytes,
  },
  summary: 'Keep blocks as an own ready-made group',
  request: z.strictObject({
    name: line(120).min(1, refusedAs('core.name_required')),
    sections: z.array(sectionDraft).min(1).max(sectionsPerCall),
  }),
  reply: blockTemplateView,
  message: /*i18n*/ 'Saved as ready-made.',
  errors: ['sections.unknown_type', 'sections.invalid', 'sections.too_large', 'templates.ready_made_limit'],
  timeoutMs: 5000,
});
