import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionView } from './section-view.js';

/** The copy stands right after the original. `newId` may be made by the editor. */
export const duplicateSection = defineCommand({
  subject: 'campaigns-and-templates.sections.duplicate',
  http: { path: '/user/section/duplicate', role: 'any', rate: editorRate },
  summary: 'Copy a section',
  request: z.strictObject({ _id: objectId, newId: objectId.optional() }),
  reply: sectionView,
  errors: ['sections.limit_reached', 'sections.block_off'],
  timeoutMs: 3000,
});
