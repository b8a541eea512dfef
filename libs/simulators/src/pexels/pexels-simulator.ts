import { json, type Reply } from '../http/reply.js';
import { serve, type Listening, type SimRequest } from '../http/serve.js';
import { drawPhoto } from '../pictures/draw-photo.js';
import { misbehaviourOf } from '../pictures/misbehave.js';
import { pageOf, PhotoShelf } from '../pictures/photo-shelf.js';
import type { Photo, Shape } from '../pictures/photo.js';
import { keyState, picture, wholeNumber, type PictureProviderConfig } from '../pictures/provider-config.js';
import { RateWindow } from '../pictures/rate-window.js';

export const pexelsKey = '563492ad6f917000010000015b3f8e21d40c4a7f9d6e';

const shapes: Readonly<Record<string, Shape>> = { landscape: 'landscape', portrait: 'portrait', square: 'square' };
const refusal = (status: number, code: string) => json({ status, code }, status);

interface State {
  key: string;
  origin: string;
  shelf: PhotoShelf;
  window: RateWindow;
  now: () => number;
}

/**
 * Pexels' photo search; API and image host share one origin here.
 * @source pexels.com/api/documentation "Search for Photos", "Request Statistics"
 */
export async function startPexels(config: PictureProviderConfig = {}): Promise<Listening & { key: string }> {
  const { key = pexelsKey, limit = 20_000, now = Date.now } = config;
  const window = new RateWindow(limit, 30 * 86_400_000, now);
  const state: State = { key, origin: '', shelf: new PhotoShelf(), window, now };
  const listening = await serve(
    [
      ['GET', /^\/v1\/search$/, (request) => counted(request, state, () => search(request, state))],
      ['GET', /^\/v1\/photos\/(?<id>\d+)$/, (request) => counted(request, state, () => one(request, state))],
      ['GET', /^\/photos\/(?<id>\d+)\/pexels-photo-\d+\.jpeg$/, (request) => image(request, state)],
    ],
    { host: config.host ?? '127.0.0.1', port: config.port ?? 0, notFound: () => refusal(404, 'Not Found') },
  );
  state.origin = listening.url;
  return { ...listening, key };
}

/** The headers about what is left come with successful answers only. */
async function counted({ headers }: SimRequest, state: State, work: () => Reply | Promise<Reply>): Promise<Reply> {
  const key = keyState(headers['authorization'], state.key);
  if (key === 'unknown') return refusal(401, 'Unauthorized');
  const { allowed, limit, remaining, resetSec } = state.window.take();
  if (!allowed || key === 'spent') return refusal(429, 'Too Many Requests');
  const reply = await work();
  if (reply.status !== 200) return reply;
  const left = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.floor(state.now() / 1000) + resetSec),
  };
  return { ...reply, headers: { ...reply.headers, ...left } };
}

function search({ query }: SimRequest, { shelf, origin }: State): Reply | Promise<Reply> {
  const keyword = query.get('query')?.trim() ?? '';
  if (!keyword) return refusal(400, 'Bad Request');
  const orientation = query.get('orientation');
  const shape = orientation === null ? null : shapes[orientation];
  if (shape === undefined) return refusal(400, 'Bad Request');
  const page = wholeNumber(query.get('page'), { min: 1, max: 10_000, otherwise: 1 });
  const perPage = wholeNumber(query.get('per_page'), { min: 1, max: 80, otherwise: 15 });
  const all = shelf.search(keyword, shape);
  const next = `${origin}/v1/search?${new URLSearchParams({ page: String(page + 1), per_page: String(perPage), query: keyword })}`;
  return (
    misbehaviourOf(keyword) ??
    json({
      page,
      per_page: perPage,
      photos: pageOf(all, page, perPage).map((photo) => present(photo, origin)),
      total_results: all.length,
      ...(page * perPage < all.length ? { next_page: next } : {}),
    })
  );
}

function one({ params }: SimRequest, { shelf, origin }: State): Reply {
  const photo = shelf.byNumber(Number(params['id']));
  return photo ? json(present(photo, origin)) : refusal(404, 'Not Found');
}

function present({ number, title, author, width, height, colour }: Photo, origin: string) {
  const original = `${origin}/photos/${number}/pexels-photo-${number}.jpeg`;
  const at = (query: string) => `${original}?auto=compress&cs=tinysrgb&${query}`;
  return {
    id: number,
    width,
    height,
    url: `https://www.pexels.com/photo/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${number}/`,
    photographer: author,
    photographer_url: `https://www.pexels.com/@${author.toLowerCase().replace(' ', '-')}`,
    photographer_id: author.length * 7919,
    avg_color: colour.toUpperCase(),
    src: {
      original,
      large2x: at('dpr=2&h=650&w=940'),
      large: at('h=650&w=940'),
      medium: at('h=350'),
      small: at('h=130'),
      portrait: at('fit=crop&h=1200&w=800'),
      landscape: at('fit=crop&h=627&w=1200'),
      tiny: at('dpr=1&fit=crop&h=200&w=280'),
    },
    liked: false,
    alt: title,
  };
}

/** Fitted into the box of the query, which `dpr` makes larger; cut only where it says so. */
async function image({ params, query }: SimRequest, { shelf }: State): Promise<Reply> {
  const photo = shelf.byNumber(Number(params['id']));
  if (!photo) return refusal(404, 'Not Found');
  const dpr = wholeNumber(query.get('dpr'), { min: 1, max: 3, otherwise: 1 });
  const side = (name: string) => wholeNumber(query.get(name), { min: 16, max: 3_840, otherwise: 3_840 }) * dpr;
  const isCut = query.get('fit') === 'crop';
  const scale = Math.min(side('w') / photo.width, side('h') / photo.height, 1);
  const [width, height] = isCut
    ? [side('w'), side('h')]
    : [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  return picture(await drawPhoto(String(photo.number), Math.min(width, 3_840), Math.min(height, 3_840)));
}
