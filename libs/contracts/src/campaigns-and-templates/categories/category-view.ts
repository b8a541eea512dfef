import { z } from 'zod';
import { onOff, recordFields } from '../../primitives/index.js';

/** @source models.md 3 TemplateCategory */
export const categoryView = z.object({
  ...recordFields,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  status: onOff,
  sortOrder: z.int(),
  templatesCount: z.int(),
});
export type CategoryView = z.output<typeof categoryView>;
