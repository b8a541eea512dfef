import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { focalPoint } from './media-view.js';

/** What a page needs to know of a public picture to show it well, or of a film. `path` is its address under /media; lengths are pixels. */
export const pictureFacts = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  /** What it shows, as its owner says in the library; may be empty. */
  alt: z.string(),
  /** ThumbHash, base64; may be empty. */
  placeholder: z.string(),
  focalPoint: focalPoint.nullable(),
  /** The same picture as AVIF and WebP, narrowest first, itself among them; of a film its poster. Empty until they are drawn. */
  sizes: z.array(z.object({ mime: z.string(), width: z.int(), path: z.string() })),
});
export type PictureFacts = z.output<typeof pictureFacts>;

/** For the service that renders pages. Whatever is no public picture or film, or no longer, is left out. */
export const mediaFileFacts = defineCommand({
  subject: 'media.files.facts',
  summary: 'Sizes, words and placeholders of public pictures and films',
  acrossTenants: 'pages of tenants show the pictures of ready-made templates',
  request: z.strictObject({ paths: z.array(z.string().min(1).max(300)).min(1).max(200) }),
  reply: z.object({ pictures: z.array(pictureFacts) }),
  timeoutMs: 3_000,
});
