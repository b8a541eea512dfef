import { z } from 'zod';
import { changeOf } from '../../kit/change-of.js';
import { imageUrl, line, webUrl } from '../../primitives/index.js';

/** What search engines and link previews read. Empty means: derived from the page's own content. */
export const seoSchema = z.strictObject({
  title: line(120).default(''),
  description: line(320).default(''),
  keywords: z.array(line(60)).max(20).default([]),
  ogImage: imageUrl.nullable().default(null),
  favicon: imageUrl.nullable().default(null),
  noIndex: z.boolean().default(false),
  canonicalUrl: webUrl.nullable().default(null),
});
export type Seo = z.infer<typeof seoSchema>;
export const seoChange = changeOf(seoSchema);
