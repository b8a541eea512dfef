import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { animationSchema, audienceChange, sectionStyleSchema } from '../design/index.js';
import { sectionData, sectionView } from './section-view.js';

/**
 * Replaces the section's data, animation and title (and style and audience, where sent). A `rev` older than the stored one is refused
 * with core.stale_rev; read the newer one by section/get.
 * @source spec 3 "Section save payload", models.md 3
 */
export const saveSection = defineCommand({
  subject: 'campaigns-and-templates.sections.save',
  http: { path: '/user/section/save', role: 'any', rate: editorRate, maxBytes: 512 * 1024 },
  summary: 'Save one section',
  request: z.strictObject({
    section_id: objectId,
    sectionData,
    animation: animationSchema,
    title: line(160),
    style: sectionStyleSchema.optional(),
    ...audienceChange,
    rev: revision.optional(),
  }),
  reply: sectionView,
  message: /*i18n*/ 'Saved',
  errors: ['core.stale_rev', 'sections.invalid', 'sections.block_off', 'sections.too_large'],
  timeoutMs: 3000,
});
