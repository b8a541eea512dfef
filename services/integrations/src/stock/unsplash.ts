import { numberIn, ProviderError, providerRequest, readReply, type ProviderReply } from '@linkyard/egress';
import { z } from 'zod';
import { shortTitle, type FoundPicture, type StockProvider, type StockQuery } from './stock-provider.js';

const webAddress = z.url({ protocol: /^https?$/ });
const photoSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ raw: webAddress, small: webAddress }),
  links: z.object({ html: webAddress, download_location: webAddress }),
  user: z.object({ name: z.string(), links: z.object({ html: webAddress }) }),
});
const searchSchema = z.object({ total: z.int(), results: z.array(photoSchema) });

const orientations = { landscape: 'landscape', portrait: 'portrait', square: 'squarish' } as const;
/** Longest side of what we take. */
const takenWidth = 1_920;

/** Credit links say where visitors come from. @source help.unsplash.com "Unsplash API guidelines: attribution" */
function credited(address: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'link_pages');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
}

/** `raw` is served in whatever size its query asks for; the parameters it comes with must stay. */
function inSize(raw: string): string {
  const url = new URL(raw);
  for (const [name, value] of Object.entries({ w: String(takenWidth), fit: 'max', fm: 'jpg', q: '85' }))
    url.searchParams.set(name, value);
  return url.href;
}

function present(photo: z.output<typeof photoSchema>): FoundPicture {
  const { id, width, height, urls, links, user } = photo;
  const credit = {
    author: user.name,
    authorUrl: credited(user.links.html),
    providerUrl: credited(links.html),
    licence: 'Unsplash License',
    providerId: id,
  };
  return {
    picture: {
      id,
      platform: 'unsplash',
      title: shortTitle(photo.description ?? photo.alt_description),
      file: { thumb: urls.small, path: inSize(urls.raw) },
      width,
      height,
      credit,
    },
    useReport: links.download_location,
  };
}

/** @source unsplash.com/documentation "Authorization", "Rate limiting", "Error messages" */
function judged(reply: ProviderReply): ProviderReply {
  const { status, headers, text } = reply;
  if (status >= 200 && status < 300) return reply;
  const isSpent = status === 429 || (status === 403 && numberIn(headers, 'x-ratelimit-remaining') === 0);
  if (isSpent || (status === 403 && /rate limit/i.test(text)))
    throw new ProviderError('unavailable', `status ${status}`, { status, reason: 'rate_limit' });
  if (status === 401 || status === 403) throw new ProviderError('invalid_credentials', `status ${status}`);
  throw new ProviderError('unavailable', `status ${status}`);
}

/** Unsplash. Its terms want thumbnails shown from its own host, authors named with a link, and every use reported. */
export function unsplash(baseUrl: string): StockProvider {
  const ask = (url: URL, key: string, signal: AbortSignal) =>
    providerRequest(url, { headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' }, signal });
  const search = async (key: string, { keyword, orientation, page, perPage }: StockQuery, signal: AbortSignal) => {
    const url = new URL('/search/photos', baseUrl);
    url.search = new URLSearchParams({
      query: keyword,
      page: String(page),
      per_page: String(perPage),
      content_filter: 'high',
      ...(orientation ? { orientation: orientations[orientation] } : {}),
    }).toString();
    const reply = judged(await ask(url, key, signal));
    return { reply, results: readReply(searchSchema, reply) };
  };
  return {
    keptMs: 10 * 60_000,
    async search(key, query, signal) {
      const { total, results } = (await search(key, query, signal)).results;
      return { total, found: results.map(present) };
    },
    async find(key, id, signal) {
      const reply = await ask(new URL(`/photos/${encodeURIComponent(id)}`, baseUrl), key, signal);
      return reply.status === 404 ? null : present(readReply(photoSchema, judged(reply)));
    },
    async reportUse(key, useReport, signal) {
      const url = new URL(useReport);
      // Our key goes along, so nowhere else.
      if (url.origin !== new URL(baseUrl).origin) throw new ProviderError('unavailable', 'a report to another host');
      judged(await ask(url, key, signal));
    },
    async test(key, signal) {
      const { reply } = await search(key, { keyword: 'sea', page: 1, perPage: 1 }, signal);
      return numberIn(reply.headers, 'x-ratelimit-remaining');
    },
  };
}
