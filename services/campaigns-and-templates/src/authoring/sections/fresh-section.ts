import { animationSchema, sectionStyleSchema } from '@linkyard/contracts';
import type { NewDocument } from '@linkyard/mongo';
import { labelOf } from './checked-data.js';
import type { SectionDocument } from './section.schema.js';

export type NewSection = NewDocument<SectionDocument>;

/** A section before its block's data is known. */
export const freshSection = (templateId: string, pageId: string, type: string): NewSection => ({
  templateId,
  pageId,
  type,
  title: labelOf(type),
  sectionData: {},
  animation: animationSchema.parse({}),
  style: sectionStyleSchema.parse({}),
  status: 1,
  state: 'ok',
  clicks: 0,
  lastClickAt: null,
});
