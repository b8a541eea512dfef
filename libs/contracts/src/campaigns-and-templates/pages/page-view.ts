import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { objectId, onOff, recordFields } from '../../primitives/index.js';
import { backgroundSchema, seoSchema } from '../design/index.js';

/** A page's own address under the campaign's: /{campName}/{slug}. */
export const pageSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, refusedAs('campaigns.not_page_address'));

/** @source models.md 3 TemplatePage */
export const pageView = z.object({
  ...recordFields,
  templateId: objectId,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  isHome: z.boolean(),
  status: onOff,
  order: z.int(),
  seo: seoSchema,
  /** Null: the theme's. */
  background: backgroundSchema.nullable(),
  sectionOrder: z.array(objectId),
  showInNav: z.boolean(),
});
export type PageView = z.output<typeof pageView>;
