import type { PixelName } from '@linkyard/contracts';
import { acceptedEncoding } from '../http/accepted-encoding.js';
import { pagePolicy, publicPagePolicy } from './page-policy.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was rendered, in the three forms it can travel in. */
export interface RenderedPage {
  campaignId: string;
  version: number;
  status: 200 | 301 | 302;
  /** Where a moved address leads. */
  location?: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  noIndex?: boolean;
  /** Whose scripts it may load after consent. */
  pixels?: readonly PixelName[];
  /** Made for this visitor: no cache on the way may keep it. */
  isPersonal?: boolean;
}

/** One form of a page as it lies in memory, ready to be written without any further work. */
export interface CachedPage {
  campaignId: string;
  version: number;
  status: RenderedPage['status'];
  /** Hash that the etags of all forms begin with. */
  etag: string;
  body: Buffer;
  /** Flat name, value list in the form writeHead takes without copying. */
  headers: string[];
  notModified: string[];
  bytes: number;
}

/** What an entry takes beside its body: headers, keys, places in the lists. */
const overheadBytes = 2_000;
const suffixes: Record<Encoding, string> = { identity: '', gzip: '-g', br: '-b' };

/** The best form that a client says it can read. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  return acceptedEncoding(accepted) ?? 'identity';
}

/**
 * One encoding of a page. Only requested encodings are cached: nearly every client accepts the smallest, so a page takes a
 * fifth of what all three would. The header lists are built once, so that serving is a look-up and a write.
 */
export function cachedPage(page: RenderedPage, encoding: Encoding): CachedPage {
  const body = ownCopy(page.bodies[encoding]);
  const etag = ['etag', `"${page.etag}${suffixes[encoding]}"`];
  const keeping = page.isPersonal ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
  const fresh = ['cache-control', keeping, 'vary', 'accept-encoding'];
  return {
    campaignId: page.campaignId,
    version: page.version,
    status: page.status,
    etag: page.etag,
    body,
    headers: [
      'content-type',
      'text/html; charset=utf-8',
      ...fresh,
      'content-security-policy',
      page.pixels?.length ? pagePolicy(page.pixels) : publicPagePolicy,
      'x-content-type-options',
      'nosniff',
      'referrer-policy',
      'strict-origin-when-cross-origin',
      ...(page.location ? ['location', page.location] : []),
      ...(page.noIndex ? ['x-robots-tag', 'noindex'] : []),
      'content-length',
      String(body.length),
      ...etag,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    notModified: [...fresh, ...etag],
    bytes: body.length + overheadBytes,
  };
}

/** Small buffers are cut from a common piece of memory that lives as long as any of them; one that is kept needs its own. */
function ownCopy(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
