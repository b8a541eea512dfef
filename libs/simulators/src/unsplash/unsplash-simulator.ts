import { json, type Reply } from '../http/reply.js';
import { serve, type Listening, type Route, type SimRequest } from '../http/serve.js';
import { drawPhoto } from '../pictures/draw-photo.js';
import { misbehaviourOf } from '../pictures/misbehave.js';
import { pageOf, PhotoShelf } from '../pictures/photo-shelf.js';
import type { Shape } from '../pictures/photo.js';
import { keyState, picture, wholeNumber, type PictureProviderConfig } from '../pictures/provider-config.js';
import { RateWindow } from '../pictures/rate-window.js';
import { presentPhoto, photoNumber } from './photo-view.js';

export const unsplashKey = 'unsplash-development-access-key';

const shapes: Readonly<Record<string, Shape>> = { landscape: 'landscape', portrait: 'portrait', squarish: 'square' };
const refusal = (status: number, ...errors: string[]) => json({ errors }, status);

/** What the service knows. `downloads` are the photos whose use was reported, in the order of the reports. */
interface State {
  key: string;
  origin: string;
  shelf: PhotoShelf;
  window: RateWindow;
  downloads: { id: string; ixid: string }[];
}

/**
 * The parts of Unsplash's API that a search needs; API and image host share one origin here.
 * @source unsplash.com/documentation "Search photos", "Track a photo download", "Rate limiting"
 */
export async function startUnsplash(config: PictureProviderConfig = {}): Promise<Listening & { key: string }> {
  const { key = unsplashKey, limit = 1_000, now = Date.now } = config;
  const window = new RateWindow(limit, 3_600_000, now);
  const state: State = { key, origin: '', shelf: new PhotoShelf(), window, downloads: [] };
  const listening = await serve(routes(state), {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: () => refusal(404, "Couldn't find the requested resource"),
  });
  state.origin = listening.url;
  return { ...listening, key };
}

const routes = (state: State): Route[] => [
  ['GET', /^\/search\/photos$/, (request) => counted(request, state, () => search(request, state))],
  ['GET', /^\/photos\/(?<id>[\w-]+)$/, (request) => counted(request, state, () => one(request, state))],
  ['GET', /^\/photos\/(?<id>[\w-]+)\/download$/, (request) => counted(request, state, () => download(request, state))],
  ['GET', /^\/photo-(?<number>\d+)$/, (request) => image(request, state)],
  // Not Unsplash's: where a test reads which uses were reported.
  ['GET', /^\/simulator\/downloads$/, () => json(state.downloads)],
];

/** Checks the key and counts the request; every response includes the remaining requests. */
async function counted(
  { headers, query }: SimRequest,
  { key, window }: State,
  work: () => Reply | Promise<Reply>,
): Promise<Reply> {
  const sent = /^Client-ID (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? query.get('client_id');
  const state = keyState(sent, key);
  if (state === 'unknown') return refusal(401, 'OAuth error: The access token is invalid');
  const { allowed, limit, remaining } = window.take();
  const left = { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(remaining) };
  if (!allowed || state === 'spent') {
    const headersOfRefusal = { 'content-type': 'text/plain', ...left, 'x-ratelimit-remaining': '0' };
    return { status: 403, headers: headersOfRefusal, body: 'Rate Limit Exceeded' };
  }
  const reply = await work();
  return { ...reply, headers: { ...reply.headers, ...left } };
}

function search({ query }: SimRequest, { shelf, origin }: State): Reply | Promise<Reply> {
  const keyword = query.get('query')?.trim() ?? '';
  if (!keyword) return refusal(400, 'query is missing');
  const orientation = query.get('orientation');
  const shape = orientation === null ? null : shapes[orientation];
  if (shape === undefined) return refusal(400, 'orientation does not have a valid value');
  const page = wholeNumber(query.get('page'), { min: 1, max: 10_000, otherwise: 1 });
  const perPage = wholeNumber(query.get('per_page'), { min: 1, max: 30, otherwise: 10 });
  const all = shelf.search(keyword, shape);
  const results = pageOf(all, page, perPage).map((photo) => presentPhoto(photo, origin));
  const body = { total: all.length, total_pages: Math.ceil(all.length / perPage), results };
  return misbehaviourOf(keyword) ?? json(body, 200, { 'x-total': String(all.length), 'x-per-page': String(perPage) });
}

function photoAt(id: string | undefined, { shelf }: State) {
  return shelf.byNumber(photoNumber(id ?? ''));
}

function one({ params }: SimRequest, state: State): Reply {
  const photo = photoAt(params['id'], state);
  return photo ? json(presentPhoto(photo, state.origin)) : refusal(404, "Couldn't find Photo");
}

function download({ params, query }: SimRequest, state: State): Reply {
  const photo = photoAt(params['id'], state);
  if (!photo) return refusal(404, "Couldn't find Photo");
  const view = presentPhoto(photo, state.origin);
  state.downloads.push({ id: view.id, ixid: query.get('ixid') ?? '' });
  return json({ url: view.urls.full });
}

/** The image host: any width up to the original's, as its query says. */
async function image({ params, query }: SimRequest, { shelf }: State): Promise<Reply> {
  const photo = shelf.byNumber(Number(params['number']));
  if (!photo) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
  const width = wholeNumber(query.get('w'), { min: 16, max: 3_840, otherwise: 2_400 });
  const height = Math.max(1, Math.round((width * photo.height) / photo.width));
  return picture(await drawPhoto(String(photo.number), width, height));
}
