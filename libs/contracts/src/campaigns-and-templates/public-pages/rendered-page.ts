import { z } from 'zod';
import { objectId } from '../../primitives/index.js';
import { campaignVisibilities } from '../campaigns/campaign-view.js';
import { pixelNames } from '../design/index.js';

/** A page as stored at publish: either whole or, where visitors see different things, in parts. */
export const renderedPage = z.object({
  campaignId: objectId,
  pageId: objectId,
  /** The campaign's publishedRev: a cache drops what is older than the version an event names. */
  version: z.int(),
  /** Strong, quoted, a hash of the content. */
  etag: z.string(),
  visibility: z.enum(campaignVisibilities),
  /** The same HTML three times, base64; `raw` is null over 256 KB, where gzip is unpacked instead. Null for a page in parts. */
  html: z.object({ raw: z.string().nullable(), gzip: z.string(), br: z.string() }).nullable(),
  /** JSON of `pageParts`, gzipped, base64; null for a whole page. */
  parts: z.string().nullable(),
  /** Whose scripts the page may load after consent. */
  pixels: z.array(z.enum(pixelNames)),
  /** Bytes of the raw HTML, or of what a page in parts is made of. */
  bytes: z.int(),
});
export type RenderedPage = z.output<typeof renderedPage>;
