import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import type { Listening } from '../http/serve.js';
import { startOpenAiImages } from '../openai-images/openai-images-simulator.js';
import { startPexels } from '../pexels/pexels-simulator.js';
import { startPixabay } from '../pixabay/pixabay-simulator.js';
import { startUnsplash } from '../unsplash/unsplash-simulator.js';

type Service = Listening & { key: string };
const dimensions = async (url: string) => {
  const { width, height, format } = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata();
  return { width, height, format };
};

describe('unsplash simulator', () => {
  let unsplash: Service;
  let now = 0;
  beforeAll(async () => {
    unsplash = await startUnsplash({ limit: 8, now: () => now });
  });
  afterAll(() => unsplash.close());
  const ask = async (path: string, key = unsplash.key) => {
    const reply = await fetch(`${unsplash.url}${path}`, { headers: { authorization: `Client-ID ${key}` } });
    return { status: reply.status, left: reply.headers.get('x-ratelimit-remaining'), text: await reply.text() };
  };
  const found = z.object({
    total: z.number(),
    total_pages: z.number(),
    results: z.array(
      z.object({
        id: z.string(),
        width: z.number(),
        height: z.number(),
        urls: z.object({ thumb: z.string(), raw: z.string() }),
        links: z.object({ download_location: z.string() }),
      }),
    ),
  });

  it('finds the same pictures of a keyword page by page, of one orientation', async () => {
    const pages = await Promise.all(
      [1, 2, 1].map(async (page) => {
        const { text } = await ask(`/search/photos?query=sea&per_page=24&page=${page}&orientation=portrait`);
        return found.parse(JSON.parse(text));
      }),
    );
    const [first, second, again] = pages;
    expect(first?.results).toEqual(again?.results);
    expect(first?.total).toBe(90);
    const ids = [...(first?.results ?? []), ...(second?.results ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(48);
    expect(first?.results.every(({ width, height }) => height > width)).toBe(true);
    const { links, urls, id } = first?.results[0] ?? { links: { download_location: '' }, urls: { thumb: '' }, id: '' };
    await expect(dimensions(urls.thumb)).resolves.toMatchObject({ width: 200, format: 'jpeg' });
    expect((await ask(links.download_location.replace(unsplash.url, ''))).status).toBe(200);
    await expect((await fetch(`${unsplash.url}/simulator/downloads`)).json()).resolves.toMatchObject([{ id }]);
  });

  it('refuses a foreign key, and more than the hour allows', async () => {
    expect(await ask('/search/photos?query=sea', 'other')).toMatchObject({ status: 401 });
    now = 3_600_000;
    for (let left = 7; left >= 0; left -= 1)
      expect(await ask('/search/photos?query=sea')).toMatchObject({ status: 200, left: String(left) });
    expect(await ask('/search/photos?query=sea')).toEqual({ status: 403, left: '0', text: 'Rate Limit Exceeded' });
  });

  it('has nothing for words that are none', async () => {
    now = 7_200_000;
    const { text } = await ask('/search/photos?query=zzzz');
    expect(JSON.parse(text)).toEqual({ total: 0, total_pages: 0, results: [] });
  });
});

describe('pixabay simulator', () => {
  let pixabay: Service;
  beforeAll(async () => {
    pixabay = await startPixabay({ limit: 6 });
  });
  afterAll(() => pixabay.close());
  const ask = async (query: Record<string, string>) => {
    const reply = await fetch(`${pixabay.url}/api/?${new URLSearchParams({ key: pixabay.key, ...query })}`);
    return { status: reply.status, reset: Number(reply.headers.get('x-ratelimit-reset')), text: await reply.text() };
  };

  it('answers in its own shape, with its own refusals, and stops when the minute is used up', async () => {
    expect(await ask({ key: 'x' })).toMatchObject({
      status: 400,
      text: expect.stringMatching(/^\[ERROR 400\] Invalid/),
    });
    const { text } = await ask({ q: 'tea', orientation: 'vertical', per_page: '3' });
    const { totalHits, hits } = z
      .object({ totalHits: z.number(), hits: z.array(z.object({ webformatURL: z.string(), imageWidth: z.number() })) })
      .parse(JSON.parse(text));
    expect([totalHits, hits.length]).toEqual([90, 3]);
    const [hit] = hits;
    await expect(dimensions(hit?.webformatURL ?? '')).resolves.toMatchObject({ height: 640 });
    await expect(dimensions(hit?.webformatURL.replace('_640', '_340') ?? '')).resolves.toMatchObject({ height: 340 });
    expect(await ask({ q: 'tea', per_page: '2' })).toMatchObject({ status: 400 });
    expect(await ask({ q: 'tea', per_page: '200', page: '9' })).toMatchObject({ status: 400 });
    for (let more = 3; more < 6; more += 1) await ask({ q: 'tea' });
    const late = await ask({ q: 'tea' });
    expect(late.status).toBe(429);
    expect(late.reset).toBeGreaterThan(0);
  });
});

describe('pexels simulator', () => {
  let pexels: Service;
  beforeAll(async () => {
    pexels = await startPexels();
  });
  afterAll(() => pexels.close());

  it('searches, returns the next page, and returns one photo by its id', async () => {
    const ask = (path: string, key = pexels.key) => fetch(`${pexels.url}${path}`, { headers: { authorization: key } });
    const reply = await ask('/v1/search?query=tea&orientation=square&per_page=24');
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('19999');
    const { photos, next_page, total_results } = z
      .object({
        photos: z.array(z.object({ id: z.number(), src: z.object({ large2x: z.string() }) })),
        next_page: z.string(),
        total_results: z.number(),
      })
      .parse(await reply.json());
    expect([photos.length, total_results]).toEqual([24, 90]);
    expect(next_page).toContain('page=2');
    await expect(dimensions(photos[0]?.src.large2x ?? '')).resolves.toMatchObject({ width: 1300, height: 1300 });
    await expect((await ask(`/v1/photos/${photos[0]?.id}`)).json()).resolves.toMatchObject({ id: photos[0]?.id });
    expect((await ask('/v1/search?query=tea', 'x')).status).toBe(401);
    expect((await ask('/v1/search?query=tea', `${pexels.key}-spent`)).status).toBe(429);
  });
});

describe('openai images simulator', () => {
  let openAi: Service;
  beforeAll(async () => {
    openAi = await startOpenAiImages();
  });
  afterAll(() => openAi.close());
  const ask = async (body: object, key = openAi.key) => {
    const reply = await fetch(`${openAi.url}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await reply.json();
    return { status: reply.status, answer };
  };

  it('draws in the size and format asked for, as bytes or as an address', async () => {
    const { answer } = await ask({ model: 'gpt-image-1', prompt: 'a quay', size: '1536x1024', output_format: 'webp' });
    const { data } = z.object({ data: z.array(z.object({ b64_json: z.string() })) }).parse(answer);
    const drawn = await sharp(Buffer.from(data[0]?.b64_json ?? '', 'base64')).metadata();
    expect(drawn).toMatchObject({ width: 1536, height: 1024, format: 'webp' });
    const other = await ask({ model: 'dall-e-3', prompt: 'a quay', size: '1024x1792' });
    const { data: urls } = z.object({ data: z.array(z.object({ url: z.string() })) }).parse(other.answer);
    await expect(dimensions(urls[0]?.url ?? '')).resolves.toEqual({ width: 1024, height: 1792, format: 'png' });
  });

  it.each([
    [{ model: 'gpt-image-1', prompt: 'gore' }, 400, 'moderation_blocked'],
    [{ model: 'dall-e-3', prompt: 'gore' }, 400, 'content_policy_violation'],
    [{ model: 'gpt-image-1', prompt: 'x', size: '10x10' }, 400, 'invalid_value'],
    [{ model: 'none', prompt: 'x' }, 400, 'invalid_value'],
    [{ model: 'gpt-image-1', prompt: '' }, 400, 'missing_required_parameter'],
  ])('refuses %j', async (body, status, code) => {
    expect(await ask(body)).toMatchObject({ status, answer: { error: { code } } });
  });

  it('refuses a wrong and a spent key', async () => {
    const body = { model: 'gpt-image-1', prompt: 'x' };
    expect(await ask(body, 'sk-x')).toMatchObject({ status: 401, answer: { error: { code: 'invalid_api_key' } } });
    expect(await ask(body, `${openAi.key}-spent`)).toMatchObject({
      status: 429,
      answer: { error: { code: 'insufficient_quota' } },
    });
  });
});
