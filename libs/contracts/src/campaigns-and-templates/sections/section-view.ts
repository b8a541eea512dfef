import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { jsonObject, objectId, onOff, recordFields, timestamp } from '../../primitives/index.js';
import { animationSchema, sectionAudienceSchema, sectionStyleSchema } from '../design/index.js';

/** Bytes of one section's data. @source models.md 3 "size ≤ 256 KB" */
export const sectionDataMaxBytes = 256 * 1024;
/** @source models.md 3 */
export const sectionsPerPage = 200;
/** The code of a block: el_heading, el_link, … Whether the block exists is for the service to say. */
export const blockCode = z.string().regex(/^el_[a-z_]{2,40}$/, refusedAs('sections.not_block'));
/** Any object here; the service checks it by the block's own schema. */
export const sectionData = jsonObject(sectionDataMaxBytes);

/** @source models.md 3 Section */
export const sectionView = z.object({
  ...recordFields,
  templateId: objectId,
  pageId: objectId,
  type: blockCode,
  title: z.string(),
  sectionData: z.record(z.string(), z.unknown()),
  animation: animationSchema,
  style: sectionStyleSchema,
  ...sectionAudienceSchema.shape,
  status: onOff,
  /** Mark of the content that its starter gave it; null for a block of one's own. */
  sampleMark: z.string().nullable().default(null),
  state: z.enum(['ok', 'invalid']),
  order: z.int(),
  clicks: z.int(),
  lastClickAt: timestamp.nullable(),
});
export type SectionView = z.output<typeof sectionView>;
