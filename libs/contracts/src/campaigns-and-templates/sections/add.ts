import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { animationSchema, audienceChange, sectionStyleSchema } from '../design/index.js';
import { blockCode, sectionData, sectionView } from './section-view.js';

/**
 * `_id` may be made by the editor, which then need not wait for the answer; sent twice it is one section.
 * Without `sectionData` the block's default is taken, without `index` (0 = top) it goes to the end.
 */
export const addSection = defineCommand({
  subject: 'campaigns-and-templates.sections.add',
  http: { path: '/user/section/add', role: 'any', rate: editorRate, maxBytes: 512 * 1024 },
  summary: 'Put a block onto a page',
  request: z.strictObject({
    _id: objectId.optional(),
    templateId: objectId,
    pageId: objectId,
    type: blockCode,
    index: z.int().min(0).max(200).optional(),
    title: line(160).optional(),
    sectionData: sectionData.optional(),
    style: sectionStyleSchema.optional(),
    animation: animationSchema.optional(),
    ...audienceChange,
  }),
  reply: sectionView,
  errors: [
    'sections.unknown_type',
    'sections.invalid',
    'sections.block_off',
    'sections.too_large',
    'sections.limit_reached',
  ],
  timeoutMs: 3000,
});
