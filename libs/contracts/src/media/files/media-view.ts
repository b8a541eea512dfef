import { z } from 'zod';
import { recordFields } from '../../primitives/index.js';

export const mediaTypes = ['gallery', 'document'] as const;
export const mediaSources = ['upload', 'unsplash', 'pixabay', 'pexels', 'openai', 'url'] as const;

/** `file.path` and `file.thumb` are addresses under /media. Lengths are pixels, size is bytes. @source spec 3, models.md 15 */
export const mediaView = z.object({
  ...recordFields,
  type: z.enum(mediaTypes),
  title: z.string(),
  alt: z.string(),
  file: z.object({
    path: z.string(),
    thumb: z.string().nullable(),
    mime: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    variants: z.array(z.object({ w: z.int(), path: z.string() })),
  }),
  source: z.enum(mediaSources),
  state: z.enum(['processing', 'ready', 'failed']),
});
export type MediaView = z.output<typeof mediaView>;
