import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { sectionDraft, sectionsCallMaxBytes, sectionsPerCall } from './section-draft.js';
import { sectionView } from './section-view.js';

/** All or none, in their order from `index` (0 = top). Ids are the editor's; sent twice they are there once. */
export const addSections = defineCommand({
  subject: 'campaigns-and-templates.sections.add-many',
  http: { path: '/user/section/add-many', role: 'any', rate: editorRate, maxBytes: sectionsCallMaxBytes },
  summary: 'Put several blocks onto a page',
  request: z.strictObject({
    templateId: objectId,
    pageId: objectId,
    index: z.int().min(0).max(200),
    sections: z
      .array(sectionDraft.extend({ _id: objectId }))
      .min(1)
      .max(sectionsPerCall),
  }),
  reply: z.object({ sections: z.array(sectionView) }),
  errors: [
    'sections.unknown_type',
    'sections.invalid',
    'sections.block_off',
    'sections.too_large',
    'sections.limit_reached',
  ],
  timeoutMs: 5000,
});
