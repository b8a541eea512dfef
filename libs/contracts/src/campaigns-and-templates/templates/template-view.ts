import { z } from 'zod';
import { objectId, onOff, recordFields } from '../../primitives/index.js';
import { themeSchema } from '../design/index.js';

export const templateKinds = ['link', 'block'] as const;
export const templateStates = ['draft', 'published', 'archived'] as const;

/** @source models.md 3 Template */
export const templateView = z.object({
  ...recordFields,
  kind: z.enum(templateKinds),
  /** `admin`: a starter template for all users; `user`: owned by one user. */
  ownerKind: z.enum(['admin', 'user']),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  categoryId: objectId.nullable(),
  tags: z.array(z.string()),
  thumb: z.string().nullable(),
  previewUrl: z.string().nullable(),
  isPremium: z.boolean(),
  status: onOff,
  state: z.enum(templateStates),
  sourceTemplateId: objectId.nullable(),
  theme: themeSchema,
  homePageId: objectId,
  pageOrder: z.array(objectId),
  usedCount: z.int(),
  featured: z.boolean(),
  sortOrder: z.int(),
});
export type TemplateView = z.output<typeof templateView>;
