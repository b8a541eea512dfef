import { numberIn, ProviderError, providerRequest, readReply, type ProviderReply } from '@linkyard/egress';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { shortTitle, type FoundPicture, type StockProvider, type StockResults } from './stock-provider.js';

const webAddress = z.url({ protocol: /^https?$/ });
const hitSchema = z.object({
  id: z.int(),
  pageURL: webAddress,
  tags: z.string(),
  webformatURL: webAddress,
  largeImageURL: webAddress,
  imageWidth: z.int(),
  imageHeight: z.int(),
  user_id: z.int(),
  user: z.string(),
});
const searchSchema = z.object({ totalHits: z.int(), hits: z.array(hitSchema) });
type Hit = z.output<typeof hitSchema>;

const dayMs = 86_400_000;
const maxPerPage = 200;
/** It gives out 500 results of a search at most. */
const wholePages = 3;
/** Width by height of what counts as square. */
const squareFrom = 0.85;

function present(hit: Hit): FoundPicture {
  const { id, pageURL, tags, webformatURL, largeImageURL, imageWidth, imageHeight, user, user_id } = hit;
  const credit = {
    author: user,
    authorUrl: `https://pixabay.com/users/${encodeURIComponent(user)}-${user_id}/`,
    providerUrl: pageURL,
    licence: 'Pixabay Content License',
    providerId: String(id),
  };
  return {
    picture: {
      id: String(id),
      platform: 'pixabay',
      title: shortTitle(tags),
      // The documented way to the copy that is 340 pixels high.
      file: { thumb: webformatURL.replace('_640.', '_340.'), path: largeImageURL },
      width: imageWidth,
      height: imageHeight,
      credit,
    },
    useReport: null,
  };
}

/** It says 400 for a wrong key too. @source pixabay.com/api/docs "Error handling", "Rate limit" */
function judged(reply: ProviderReply): ProviderReply {
  const { status, headers, text } = reply;
  if (status >= 200 && status < 300) return reply;
  if (status === 429)
    throw new ProviderError('unavailable', 'status 429', {
      ...{ status, reason: 'rate_limit', retryAfterMs: (numberIn(headers, 'x-ratelimit-reset') ?? 0) * 1000 },
    });
  const isKey = status === 401 || status === 403 || (status === 400 && /api key/i.test(text));
  throw new ProviderError(isKey ? 'invalid_credentials' : 'unavailable', `status ${status}`);
}

const isBeyondEnd = ({ status, text }: ProviderReply) =>
  status === 400 && text.includes('"page" is out of valid range');

/** Pixabay. Its terms want answers kept for a day. It knows lying and standing pictures; square ones are picked out of all. */
export function pixabay(baseUrl: string): StockProvider {
  const wholes = new LRUCache<string, Hit[]>({ max: 50, ttl: dayMs });
  const ask = (key: string, query: Record<string, string>, signal: AbortSignal) => {
    const url = new URL('/api/', baseUrl);
    url.search = new URLSearchParams({ key, image_type: 'photo', safesearch: 'true', ...query }).toString();
    return providerRequest(url, { signal });
  };
  const page = async (key: string, query: Record<string, string>, signal: AbortSignal) => {
    const reply = await ask(key, query, signal);
    return isBeyondEnd(reply) ? { totalHits: 0, hits: [] } : readReply(searchSchema, judged(reply));
  };

  /** All results there are of a keyword. */
  async function whole(key: string, keyword: string, signal: AbortSignal): Promise<Hit[]> {
    const kept = wholes.get(keyword);
    if (kept) return kept;
    const all: Hit[] = [];
    for (let at = 1; at <= wholePages; at += 1) {
      const query = { q: keyword, page: String(at), per_page: String(maxPerPage) };
      const { hits, totalHits } = await page(key, query, signal);
      all.push(...hits);
      if (all.length >= totalHits || hits.length === 0) break;
    }
    wholes.set(keyword, all);
    return all;
  }

  async function squares(key: string, keyword: string, at: number, perPage: number, signal: AbortSignal) {
    const isSquare = ({ imageWidth, imageHeight }: Hit) =>
      Math.min(imageWidth, imageHeight) / Math.max(imageWidth, imageHeight) >= squareFrom;
    const square = (await whole(key, keyword, signal)).filter(isSquare);
    return { total: square.length, found: square.slice((at - 1) * perPage, at * perPage).map(present) };
  }

  return {
    keptMs: dayMs,
    async search(key, { keyword, orientation, page: at, perPage }, signal): Promise<StockResults> {
      if (orientation === 'square') return squares(key, keyword, at, perPage, signal);
      const wanted: Record<string, string> = orientation
        ? { orientation: orientation === 'landscape' ? 'horizontal' : 'vertical' }
        : {};
      const query = { q: keyword, page: String(at), per_page: String(perPage), ...wanted };
      const { totalHits, hits } = await page(key, query, signal);
      return { total: totalHits, found: hits.map(present) };
    },
    async find(key, id, signal) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const reply = await ask(key, { id }, signal);
      if (reply.status === 400 && reply.text.includes('"id" is out of valid range')) return null;
      const [hit] = readReply(searchSchema, judged(reply)).hits;
      return hit ? present(hit) : null;
    },
    async test(key, signal) {
      const reply = judged(await ask(key, { q: 'sea', per_page: '3' }, signal));
      readReply(searchSchema, reply);
      return numberIn(reply.headers, 'x-ratelimit-remaining');
    },
  };
}
