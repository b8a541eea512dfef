import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionView } from './section-view.js';

export const insertBlockTemplate = defineCommand({
  subject: 'campaigns-and-templates.sections.insert-block-template',
  http: { path: '/user/section/insert-block-template', role: 'any', rate: editorRate },
  summary: 'Put a ready-made group of blocks onto a page',
  request: z.strictObject({
    templateId: objectId,
    pageId: objectId,
    blockTemplateId: objectId,
    index: z.int().min(0).max(200).optional(),
  }),
  reply: z.object({ sections: z.array(sectionView) }),
  errors: ['sections.limit_reached', 'sections.block_off'],
  timeoutMs: 4000,
});
