import { z } from 'zod';
import { mediaCredit } from '../../integrations/stock/media-credit.js';
import { recordFields, timestamp } from '../../primitives/index.js';

/** The two shelves of the library. @source spec 3 "Media item" */
export const mediaTypes = ['gallery', 'document'] as const;
/** What a file is by its content: all pictures are `gallery`, the others `document`. */
export const mediaKinds = ['picture', 'document', 'audio', 'video'] as const;
export const mediaVisibilities = ['public', 'private'] as const;
export const mediaSources = ['upload', 'unsplash', 'pixabay', 'pexels', 'openai', 'url'] as const;

/**
 * What uses a file: a page (`id` is of the template whose draft or published page has it) or a record of another service. A profile's picture
 * is a cropped copy of its own, so it uses no file of the library.
 */
export const mediaUse = z.object({
  kind: z.enum(['template', 'product', 'appointment', 'webinar', 'whiteLabel']),
  id: z.string(),
  title: z.string(),
});
export type MediaUse = z.output<typeof mediaUse>;

/** The point of a picture that stays visible when it is cut, in percent from the top left. */
export const focalPoint = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

/** `file.path` and `file.thumb` are addresses under /media. Lengths are pixels, size is bytes. @source spec 3, models.md 15 */
export const mediaView = z.object({
  ...recordFields,
  type: z.enum(mediaTypes),
  kind: z.enum(mediaKinds),
  title: z.string(),
  alt: z.string(),
  file: z.object({
    path: z.string(),
    thumb: z.string().nullable(),
    mime: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Seconds of sound and video; null where it is not known. */
    duration: z.number().nullable(),
    /** ThumbHash, base64: what is shown until the picture is there. Empty for none. */
    placeholder: z.string(),
    variants: z.array(z.object({ w: z.int(), mime: z.string(), path: z.string() })),
  }),
  source: z.enum(mediaSources),
  credit: mediaCredit.nullable(),
  /** What a generated picture was asked for by. */
  prompt: z.string(),
  focalPoint: focalPoint.nullable(),
  /** Name of its folder; empty for none. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** How many pages and other records use it. */
  uses: z.int(),
  visibility: z.enum(mediaVisibilities),
  state: z.enum(['processing', 'ready', 'failed']),
  /** Of one that can still be restored; null for all others. */
  deletedAt: timestamp.nullable(),
});
export type MediaView = z.output<typeof mediaView>;
