import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchStockImages, stockPlatforms, uploadFromUrl, userMedia } from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, until, type Person } from '@linkyard/testing';
import { z } from 'zod';

const unsplashUrl = () => process.env['UNSPLASH_BASE_URL'] ?? '';
const reports = z.array(z.object({ id: z.string() }));
/** Ids of the photos whose use was reported to Unsplash. */
const reported = async () =>
  reports.parse(await (await fetch(`${unsplashUrl()}/simulator/downloads`)).json()).map(({ id }) => id);

describe('pictures of stock services', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });
  const found = (platform: (typeof stockPlatforms)[number], more: object = {}) =>
    must(searchStockImages, { keyword: 'harbour', platform, ...more }, ana.token);

  it.each(stockPlatforms)('%s is searched page by page, with credit', async (platform) => {
    const first = await found(platform);
    expect(first).toMatchObject({ currentPage: 1, listPerPage: 24, pageCounts: Math.ceil(first.totalCount / 24) });
    expect(first.data).toHaveLength(24);
    const [picture] = first.data;
    expect(picture).toMatchObject({
      platform,
      credit: { author: expect.stringMatching(/./), providerId: picture?.id },
    });
    const second = await found(platform, { page: 2 });
    const ids = new Set([...first.data, ...second.data].map(({ id }) => id));
    expect(ids.size).toBe(48);
    expect((await fetch(picture?.file.thumb ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  it.each(stockPlatforms)('%s gives only the orientation asked for', async (platform) => {
    const ratios = async (orientation: string) =>
      (await found(platform, { orientation })).data.map(({ width, height }) => width / height);
    expect((await ratios('portrait')).every((ratio) => ratio < 1)).toBe(true);
    expect((await ratios('landscape')).every((ratio) => ratio > 1)).toBe(true);
    const squares = await ratios('square');
    expect(squares.length).toBe(24);
    expect(squares.every((ratio) => ratio > 0.8 && ratio < 1.25)).toBe(true);
  });

  it('nothing found is an empty page, and a page beyond the last one too', async () => {
    for (const platform of stockPlatforms) {
      expect(await must(searchStockImages, { keyword: 'zzzz', platform }, ana.token)).toMatchObject({ data: [] });
      expect((await found(platform, { page: 900 })).data).toEqual([]);
    }
  });

  it.each([
    ['simulate-error', 502, 'integrations.stock_failed'],
    ['simulate-garbage', 502, 'integrations.stock_failed'],
    ['simulate-slow', 504, 'integrations.stock_timeout'],
  ])(
    'a failing provider (%s) is a clear refusal and delays no other call',
    async (keyword, http, code) => {
      const bad = call(searchStockImages, { keyword, platform: 'pexels' }, ana.token);
      await found('unsplash', { keyword: `harbour ${keyword}` });
      expect(await bad).toMatchObject({ http, body: { status: 0, code } });
    },
    20_000,
  );

  it('refuses whom it does not know, and searches that are none', async () => {
    const request = { keyword: 'sea', platform: 'unsplash' } as const;
    expect((await call(searchStockImages, request)).http).toBe(401);
    const none = await call(searchStockImages, { ...request, keyword: '  ' }, ana.token);
    expect(none).toMatchObject({
      http: 422,
      body: { errors: [{ path: 'keyword', message: 'Please enter a keyword to search images.' }] },
    });
    const wrong = { ...request, platform: 'flickr' } as unknown as typeof request;
    expect((await call(searchStockImages, wrong, ana.token)).http).toBe(422);
  });

  it('one is added to the library once, re-encoded, with the provider’s credit, and its use is reported to Unsplash once', async () => {
    const [picture] = (await found('unsplash', { keyword: 'quay' })).data;
    if (!picture) throw new Error('nothing was found');
    const request = { url: picture.file.path, source: 'unsplash', type: 'gallery', providerId: picture.id } as const;
    const [media, same] = await Promise.all([
      must(uploadFromUrl, request, ana.token),
      must(uploadFromUrl, request, ana.token),
    ]);
    const again = await must(uploadFromUrl, request, ana.token);
    expect([same._id, again._id]).toEqual([media._id, media._id]);
    expect(media).toMatchObject({ source: 'unsplash', credit: picture.credit, title: picture.title, kind: 'picture' });
    expect(media.credit?.authorUrl).toContain('utm_source=link_pages&utm_medium=referral');
    expect(media.file.width).toBeGreaterThan(400);
    expect((await fetch(`${baseUrl()}${media.file.path}`)).status).toBe(200);
    await until(reported, (ids) => ids.includes(picture.id));
    expect((await reported()).filter((id) => id === picture.id)).toHaveLength(1);
    // Another account's is its own.
    const his = await must(uploadFromUrl, request, ben.token);
    expect(his._id).not.toBe(media._id);
    const mine = await must(userMedia, { type: 'get', data: { searchTerm: picture.title } }, ana.token);
    expect(mine).toMatchObject({ totalMedia: 1 });
  });

  it.each(['pixabay', 'pexels'] as const)(
    'one of %s is named by its address alone, as the screens of old did',
    async (platform) => {
      const [picture] = (await found(platform)).data;
      const media = await must(uploadFromUrl, { url: picture?.file.path ?? '', source: platform }, ana.token);
      expect(media).toMatchObject({ source: platform, credit: picture?.credit });
    },
  );

  it('ignores a credit from the client: an address that no search returned is a plain URL import', async () => {
    const { data } = await found('pexels', { page: 3 });
    const foreign = data[0]?.file.path.replace('pexels-photo', 'pexels-photo') ?? '';
    const media = await must(uploadFromUrl, { url: `${foreign}&made-up=1`, source: 'unsplash' }, ana.token);
    expect(media).toMatchObject({ source: 'url', credit: null });
    const unknown = await call(uploadFromUrl, { url: foreign, source: 'pexels', providerId: '999' }, ana.token);
    expect(unknown).toMatchObject({ http: 422, body: { code: 'media.url_unreachable' } });
  });
});

describe('a picture from an address', () => {
  let ana: Person;
  let inside: Server;
  let asked = 0;
  let port = 0;
  beforeAll(async () => {
    ana = await newCreator('Ana');
    inside = createServer((_, reply) => {
      asked += 1;
      reply.writeHead(200, { 'content-type': 'image/png' }).end('x');
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const address = inside.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => inside.close(resolve)));
  const take = (url: string) => call(uploadFromUrl, { url, source: 'url' }, ana.token);

  it('is never one inside our network, however it is written, and every refusal looks the same', async () => {
    const urls = [
      `http://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      `http://[::1]:${port}/a.png`,
      `http://2130706433:${port}/a.png`,
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/a.png',
      'http://[::ffff:10.0.0.1]/a.png',
      'http://0.0.0.0/a.png',
      'file:///etc/passwd',
      'ftp://example.org/a.png',
      'data:image/png;base64,AAAA',
      'http://user:pass@example.org/a.png',
      'http://example.org:22/a.png',
      'not an address',
      '/media/pictures/2026-11/none.webp',
    ];
    for (const url of urls) {
      const { http, body } = await take(url);
      expect([url, http, body.code, body.message]).toEqual([
        url,
        422,
        'media.url_unreachable',
        'No picture could be read at this address.',
      ]);
    }
    expect(asked).toBe(0);
  });

  it('is a picture: other types are not even read', async () => {
    // The simulated service is the one host inside that this stack may fetch from; this is its JSON.
    expect(await take(`${unsplashUrl()}/simulator/downloads`)).toMatchObject({
      body: { code: 'media.url_unreachable' },
    });
  });

  it('requires a session and an address', async () => {
    expect((await call(uploadFromUrl, { url: 'https://example.org/a.png', source: 'url' })).http).toBe(401);
    expect(await take(' ')).toMatchObject({
      http: 422,
      body: { errors: [{ path: 'url', message: 'No file path found!' }] },
    });
    const typed = { url: 'https://example.org/a.png', credit: { author: 'me' } } as unknown as { url: string };
    expect((await call(uploadFromUrl, typed, ana.token)).http).toBe(422);
  });
});
