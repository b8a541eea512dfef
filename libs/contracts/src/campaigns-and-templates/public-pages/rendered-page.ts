import { z } from 'zod';
import { objectId } from '../../primitives/index.js';
import { campaignVisibilities } from '../campaigns/campaign-view.js';

/** A page as stored at publish. The three are the same HTML, base64; `raw` is null over 256 KB, where gzip is unpacked instead. */
export const renderedPage = z.object({
  campaignId: objectId,
  pageId: objectId,
  /** The campaign's publishedRev: a cache drops what is older than the version an event names. */
  version: z.int(),
  /** Strong, quoted, a hash of the content. */
  etag: z.string(),
  visibility: z.enum(campaignVisibilities),
  html: z.object({ raw: z.string().nullable(), gzip: z.string(), br: z.string() }),
  /** Bytes of the raw HTML. */
  bytes: z.int(),
});
export type RenderedPage = z.output<typeof renderedPage>;
