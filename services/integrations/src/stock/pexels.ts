import {
  numberIn,
  ProviderError,
  providerRequest,
  readReply,
  unavailableOf,
  type ProviderReply,
} from '@linkyard/egress';
import { z } from 'zod';
import { shortTitle, type FoundPicture, type StockProvider, type StockQuery } from './stock-provider.js';

const webAddress = z.url({ protocol: /^https?$/ });
const photoSchema = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  url: webAddress,
  photographer: z.string(),
  photographer_url: webAddress,
  src: z.object({ medium: webAddress, large2x: webAddress }),
  alt: z.string().nullish(),
});
const searchSchema = z.object({ total_results: z.int(), photos: z.array(photoSchema) });

function present({ id, width, height, url, photographer, photographer_url, src, alt }: z.output<typeof photoSchema>) {
  const credit = {
    author: photographer,
    authorUrl: photographer_url,
    providerUrl: url,
    licence: 'Pexels License',
    providerId: String(id),
  };
  const file = { thumb: src.medium, path: src.large2x };
  const picture = {
    id: String(id),
    platform: 'pexels' as const,
    title: shortTitle(alt),
    file,
    width,
    height,
    credit,
  };
  return { picture, useReport: null } satisfies FoundPicture;
}

/** @source pexels.com/api/documentation "Authorization", "Request Statistics" */
function judged(reply: ProviderReply): ProviderReply {
  const { status } = reply;
  if (status >= 200 && status < 300) return reply;
  const isKey = status === 401 || status === 403;
  throw unavailableOf(reply) ?? new ProviderError(isKey ? 'invalid_credentials' : 'unavailable', `status ${status}`);
}

/** Pexels. Its terms want the service and, where possible, the photographer named with a link. */
export function pexels(baseUrl: string): StockProvider {
  const ask = (path: string, key: string, signal: AbortSignal) =>
    providerRequest(new URL(path, baseUrl), { headers: { authorization: key }, signal });
  const search = async (key: string, { keyword, orientation, page, perPage }: StockQuery, signal: AbortSignal) => {
    const query = new URLSearchParams({
      query: keyword,
      page: String(page),
      per_page: String(perPage),
      ...(orientation ? { orientation } : {}),
    });
    const reply = judged(await ask(`/v1/search?${query}`, key, signal));
    return { reply, results: readReply(searchSchema, reply) };
  };
  return {
    keptMs: 10 * 60_000,
    async search(key, query, signal) {
      const { total_results, photos } = (await search(key, query, signal)).results;
      return { total: total_results, found: photos.map(present) };
    },
    async find(key, id, signal) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const reply = await ask(`/v1/photos/${id}`, key, signal);
      return reply.status === 404 ? null : present(readReply(photoSchema, judged(reply)));
    },
    async test(key, signal) {
      const { reply } = await search(key, { keyword: 'sea', page: 1, perPage: 1 }, signal);
      return numberIn(reply.headers, 'x-ratelimit-remaining');
    },
  };
}
