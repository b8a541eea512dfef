import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cachedPage, encodingOf, type CachedPage, type Encoding } from './cached-page.js';
import type { GateTokens } from './gate-tokens.js';
import { asksForVisits, composed, gatedSlots, stateOf, type ConditionalPage } from './conditional-page.js';
import type { SeenVisitors } from './seen-visitors.js';
import { visitorFacts, type Trust } from './visitor-facts.js';
import { writePage } from './write-page.js';

interface Parts {
  tokens: GateTokens;
  seen: SeenVisitors;
  trust: Trust;
}

/**
 * Serves pages that visitors see differently: decides by what the request says, puts the page together, and keeps each outcome for the next visitor it is right
 * for. Schedules are looked at here, so a section is out of its window for no moment.
 * @source ADR 0010
 */
export class ConditionalPages {
  private readonly variants: LRUCache<string, CachedPage>;

  constructor(
    budgetBytes: number,
    private readonly parts: Parts,
  ) {
    this.variants = new LRUCache<string, CachedPage>({ maxSize: budgetBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  async serve(request: IncomingMessage, response: ServerResponse, page: ConditionalPage) {
    const { tokens, seen, trust } = this.parts;
    const { campaignId, parts } = page;
    const opened = await tokens.opened(request.headers.cookie, page, gatedSlots(parts));
    const isOpen = parts.lock === null || opened.has('page');
    if (isOpen && parts.lock?.redirectTo) return redirect(response, parts.lock.redirectTo);
    const now = new Date();
    const isReturning = isOpen && asksForVisits(parts) && (await seen.isReturning(campaignId, request, now));
    const state = isOpen ? stateOf(parts, { ...visitorFacts(request, trust, now), isReturning }, opened) : 'locked';
    writePage(request, response, await this.variant(page, state, encodingOf(request.headers['accept-encoding'])));
  }

  private async variant(page: ConditionalPage, state: string, encoding: Encoding): Promise<CachedPage> {
    const key = `${page.etag}|${page.version}|${state}|${encoding}`;
    const held = this.variants.get(key);
    if (held) return held;
    const made = await variantOf(page, state, encoding);
    this.variants.set(key, made);
    return made;
  }
}

async function variantOf(page: ConditionalPage, state: string, encoding: Encoding): Promise<CachedPage> {
  const { campaignId, version, pixels, parts } = page;
  const isLocked = state === 'locked';
  const identity = Buffer.from(isLocked ? (parts.lock?.door ?? '') : composed(parts, state));
  const body = await compressed(identity, encoding);
  const etag = createHash('sha256').update(`${page.etag}|${state}`).digest('base64url').slice(0, 24);
  const bodies = { identity: body, gzip: body, br: body };
  const noIndex = page.noIndex || isLocked;
  return cachedPage({ campaignId, version, status: 200, etag, bodies, noIndex, pixels, isPersonal: true }, encoding);
}

/** In the time a visitor waits: quick settings, where publishing takes the best. */
async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 6 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
