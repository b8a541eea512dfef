import {
  animationSchema,
  blockCode,
  line,
  objectId,
  pageSlug,
  sectionStyleSchema,
  seoSchema,
  slug,
  themeSchema,
} from '@linkyard/contracts';
import { z } from 'zod';

/** One block of a starter. `sectionData` is checked against its own block by `parseSection` when it is loaded. */
export const starterSection = z.strictObject({
  type: blockCode,
  title: line(200),
  sectionData: z.record(z.string(), z.unknown()),
  style: sectionStyleSchema,
  animation: animationSchema,
});
export type StarterSection = z.output<typeof starterSection>;

/** `_id` is what `inputPage` and `ipage` of the starter's own blocks point to; a copy gets ids of its own. */
export const starterPage = z.strictObject({
  _id: objectId,
  name: line(60).min(1),
  slug: pageSlug,
  icon: line(60),
  isHome: z.boolean(),
  sections: z.array(starterSection).min(1).max(200),
});
export type StarterPage = z.output<typeof starterPage>;

const described = {
  name: line(120).min(1),
  slug,
  description: line(300).min(1),
  /** Slug of a category in categories.json. */
  category: slug,
  tags: z.array(line(40).min(1)).min(1).max(20),
  theme: themeSchema,
  /** Whose pictures these are and on what terms. */
  credits: line(300).min(1),
};

export const linkStarter = z.strictObject({
  ...described,
  featured: z.boolean(),
  sortOrder: z.int().min(0),
  pages: z.array(starterPage).min(1).max(20),
});
export type LinkStarter = z.output<typeof linkStarter>;

/** A few blocks that are put into a page together. The theme is only for the preview. */
export const blockStarter = z.strictObject({
  ...described,
  sortOrder: z.int().min(0),
  sections: z.array(starterSection).min(1).max(20),
});
export type BlockStarter = z.output<typeof blockStarter>;

export const starterCategory = z.strictObject({
  name: line(60).min(1),
  slug,
  /** Name of one of the block kit's outline icons. */
  icon: line(60).min(1),
  /** Which gallery it stands in: whole pages, or blocks inside the editor. */
  kind: z.enum(['link', 'block']),
  sortOrder: z.int().min(0),
});
export type StarterCategory = z.output<typeof starterCategory>;

/** The demo creator's page: a starter with words of its own, already published. */
export const demoPage = z.strictObject({
  campName: slug,
  title: line(120).min(1),
  /** Slug of the link starter it was made from. */
  basedOn: slug,
  seo: seoSchema.partial().default({}),
  theme: themeSchema,
  pages: z.array(starterPage).min(1).max(20),
});
export type DemoPage = z.output<typeof demoPage>;
