import { json, type Reply } from '../http/reply.js';
import { serve, type Listening, type SimRequest } from '../http/serve.js';
import { drawPhoto } from '../pictures/draw-photo.js';
import { misbehaviourOf } from '../pictures/misbehave.js';
import { pageOf, PhotoShelf } from '../pictures/photo-shelf.js';
import type { Photo } from '../pictures/photo.js';
import { keyState, picture, type PictureProviderConfig } from '../pictures/provider-config.js';
import { RateWindow } from '../pictures/rate-window.js';

export const pixabayKey = '48120937-5f1d0c2b9e8a7463210fedcba';

const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});
const badRequest = (what: string) => text(400, `[ERROR 400] ${what}`);
const outOfRange = (name: string) => badRequest(`"${name}" is out of valid range.`);

interface State {
  key: string;
  origin: string;
  shelf: PhotoShelf;
  window: RateWindow;
}

/**
 * Pixabay's image search; API and image host share one origin here.
 * @source pixabay.com/api/docs "Search images", "Rate limit", "Error handling"
 */
export async function startPixabay(config: PictureProviderConfig = {}): Promise<Listening & { key: string }> {
  const { key = pixabayKey, limit = 100, now = Date.now } = config;
  const state: State = { key, origin: '', shelf: new PhotoShelf(), window: new RateWindow(limit, 60_000, now) };
  const listening = await serve(
    [
      ['GET', /^\/api\/?$/, (request) => counted(request, state)],
      ['GET', /^\/get\/(?<number>\d+)_(?<size>150|180|340|640|1280)\.jpg$/, (request) => image(request, state)],
    ],
    { host: config.host ?? '127.0.0.1', port: config.port ?? 0, notFound: () => text(404, 'Not found') },
  );
  state.origin = listening.url;
  return { ...listening, key };
}

async function counted(request: SimRequest, state: State): Promise<Reply> {
  const key = keyState(request.query.get('key'), state.key);
  if (key === 'unknown') return badRequest('Invalid or missing API key (https://pixabay.com/api/docs/).');
  const { allowed, limit, remaining, resetSec } = state.window.take();
  const left = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetSec),
  };
  if (!allowed || key === 'spent')
    return text(429, '[ERROR 429] API rate limit exceeded', { ...left, 'x-ratelimit-remaining': '0' });
  const reply = await search(request, state);
  return { ...reply, headers: { ...reply.headers, ...left } };
}

/** Only so many results of a search are ever given out. */
const maxHits = 500;

function search({ query }: SimRequest, { shelf, origin }: State): Reply | Promise<Reply> {
  const id = query.get('id');
  if (id !== null) {
    const photo = shelf.byNumber(Number(id));
    return photo ? json(listing([photo], 1, origin)) : badRequest('"id" is out of valid range.');
  }
  const asked = {
    keyword: query.get('q') ?? '',
    orientation: query.get('orientation') ?? 'all',
    perPage: Number(query.get('per_page') ?? 20),
    page: Number(query.get('page') ?? 1),
  };
  const { keyword, orientation, perPage, page } = asked;
  const invalid = invalidParameter(asked);
  if (invalid) return outOfRange(invalid);
  const all = shelf.search(keyword, null).filter((photo) => fits(photo, orientation));
  const shown = all.slice(0, maxHits);
  if (page > 1 && (page - 1) * perPage >= shown.length) return outOfRange('page');
  return misbehaviourOf(keyword) ?? json(listing(pageOf(shown, page, perPage), shown.length, origin, all.length));
}

interface Asked {
  keyword: string;
  orientation: string;
  perPage: number;
  page: number;
}

function invalidParameter({ keyword, orientation, perPage, page }: Asked): string | null {
  if (keyword.length > 100) return 'q';
  if (!['all', 'horizontal', 'vertical'].includes(orientation)) return 'orientation';
  if (!Number.isInteger(perPage) || perPage < 3 || perPage > 200) return 'per_page';
  return Number.isInteger(page) && page >= 1 ? null : 'page';
}

const fits = ({ width, height }: Photo, orientation: string) =>
  orientation === 'all' || (orientation === 'horizontal' ? width > height : height > width);

const listing = (photos: Photo[], totalHits: number, origin: string, total = totalHits) => ({
  total,
  totalHits,
  hits: photos.map((photo) => hit(photo, origin)),
});

/** A side of `longest` pixels at most. */
function scaled({ width, height }: Photo, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}

function hit(photo: Photo, origin: string) {
  const { number, title, author, width, height } = photo;
  const [previewWidth, previewHeight] = scaled(photo, 150);
  const [webformatWidth, webformatHeight] = scaled(photo, 640);
  const words = title.toLowerCase().split(' ');
  return {
    id: number,
    pageURL: `https://pixabay.com/photos/${words.join('-')}-${number}/`,
    type: 'photo',
    tags: words.join(', '),
    previewURL: `${origin}/get/${number}_150.jpg`,
    previewWidth,
    previewHeight,
    webformatURL: `${origin}/get/${number}_640.jpg`,
    webformatWidth,
    webformatHeight,
    largeImageURL: `${origin}/get/${number}_1280.jpg`,
    imageWidth: width,
    imageHeight: height,
    imageSize: width * height,
    views: number % 100_003,
    downloads: number % 50_021,
    collections: number % 991,
    likes: number % 877,
    comments: number % 97,
    user_id: author.length * 1009,
    user: author.replace(' ', ''),
    userImageURL: '',
  };
}

/** `_180` and `_340` are heights, the others the longest side. */
async function image({ params }: SimRequest, { shelf }: State): Promise<Reply> {
  const photo = shelf.byNumber(Number(params['number']));
  if (!photo) return text(404, 'Not found');
  const size = Number(params['size']);
  const isHeight = size === 180 || size === 340;
  const [width, height] = isHeight ? [Math.round((size * photo.width) / photo.height), size] : scaled(photo, size);
  return picture(await drawPhoto(String(photo.number), width, height));
}
