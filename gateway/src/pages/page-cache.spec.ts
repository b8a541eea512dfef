import { describe, expect, it, jest } from '@jest/globals';
import type { RenderedPage } from './cached-page.js';
import { siteOf } from '../sites/testing/sites.js';
import { PageCache, type LoadPage } from './page-cache.js';
import { isConditional, type ConditionalPage } from './conditional-page.js';

const host = 'links.example.com';
const at = { host, scope: host, site: siteOf(host) };
const megabyte = 1024 * 1024;

const rendered = (version: number, campaignId = 'c1', size = 1_000): RenderedPage => ({
  campaignId,
  version,
  status: 200,
  etag: `hash-${campaignId}-${version}`,
  bodies: { identity: Buffer.alloc(size * 4), gzip: Buffer.alloc(size), br: Buffer.alloc(size) },
});

const cacheOf = (load: LoadPage, budget = megabyte) => {
  const loading = jest.fn(load);
  return { loading, cache: new PageCache(budget, loading) };
};

describe('pages in memory', () => {
  it('are loaded once, however many ask at the same time', async () => {
    const { cache, loading } = cacheOf(async () => rendered(1));
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.get(at, '/ana', 'br')));
    expect(new Set(pages).size).toBe(1);
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('hold only the form that was asked for, and have its etag in a 304', async () => {
    const { cache } = cacheOf(async () => rendered(1));
    const page = await cache.get(at, '/ana', 'gzip');
    expect(page).toMatchObject({
      headers: expect.arrayContaining(['"hash-c1-1-g"', 'gzip']),
      notModified: expect.arrayContaining(['"hash-c1-1-g"']),
    });
    expect(cache.peek(host, '/ana', 'gzip')).toBe(page);
    expect(cache.peek(host, '/ana', 'br')).toBeUndefined();
  });

  it('evicts every encoding when a newer version is announced, and ignores an older announcement', async () => {
    const { cache, loading } = cacheOf(async () => rendered(2));
    await Promise.all([cache.get(at, '/ana', 'br'), cache.get(at, '/ana', 'gzip')]);
    cache.drop('c1', 1);
    cache.drop('c1', 2);
    expect(cache.peek(host, '/ana', 'br')?.version).toBe(2);
    cache.drop('c1', 3);
    expect([cache.peek(host, '/ana', 'br'), cache.peek(host, '/ana', 'gzip')]).toEqual([undefined, undefined]);
    expect(cache.resident()).toEqual([]);
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it('loads again when a newer version was announced during the load', async () => {
    const versions = [1, 2];
    const { cache, loading } = cacheOf(async () => {
      const version = versions.shift() ?? 2;
      if (version === 1) cache.drop('c1', 2);
      return rendered(version);
    });
    expect(await cache.get(at, '/ana', 'br')).toMatchObject({ version: 2 });
    expect(loading).toHaveBeenCalledTimes(2);
  });

  it('stay within the budget, and those pushed out are no longer listed', async () => {
    const { cache } = cacheOf(async (_at, path) => rendered(1, path), 10 * 3_000);
    for (let index = 0; index < 25; index += 1) await cache.get(at, `/p${index}`, 'br');
    expect(cache.resident().map(({ campaignId }) => campaignId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `/p${index + 15}`),
    );
  });

  it('an unknown address is asked for once and evicts nothing, until a signal names it', async () => {
    const known = new Set(['/ana']);
    const { cache, loading } = cacheOf(async (_at, path) => (known.has(path) ? rendered(1, path) : null));
    await cache.get(at, '/ana', 'br');
    for (let round = 0; round < 3; round += 1) expect(await cache.get(at, '/ben', 'br')).toBeNull();
    expect(loading).toHaveBeenCalledTimes(2);
    known.add('/ben');
    cache.forgetUnknown(['ben']);
    expect(await cache.get(at, '/ben', 'br')).toMatchObject({ campaignId: '/ben' });
    expect(cache.peek(host, '/ana', 'br')).toBeDefined();
  });

  it('nothing is thought unknown after signals may have been missed', async () => {
    const { cache, loading } = cacheOf(async () => null);
    await cache.get(at, '/ben', 'br');
    cache.forgetAllUnknown();
    await cache.get(at, '/ben', 'br');
    expect(loading).toHaveBeenCalledTimes(2);
  });

  describe('that visitors see differently', () => {
    const conditional = (version: number): ConditionalPage => ({
      campaignId: 'c1',
      version,
      etag: `parts-${version}`,
      noIndex: false,
      pixels: [],
      parts: { pieces: ['<p>', '</p>'], fragments: [], lock: null },
      bytes: 100,
    });

    it('keeps them off the fast path, loads them once, and evicts them when a newer version is announced', async () => {
      const versions = [1, 2];
      const { cache, loading } = cacheOf(async () => conditional(versions.shift() ?? 2));
      const both = await Promise.all([cache.get(at, '/ana', 'br'), cache.get(at, '/ana', 'gzip')]);
      expect(both.map((page) => page && page !== 'off' && isConditional(page))).toEqual([true, true]);
      await cache.get(at, '/ana', 'identity');
      expect(loading).toHaveBeenCalledTimes(1);
      for (const encoding of ['br', 'gzip', 'identity'] as const)
        expect(cache.peek(host, '/ana', encoding)).toBeUndefined();
      expect(cache.resident()).toEqual([{ campaignId: 'c1', version: 1 }]);
      cache.drop('c1', 2);
      expect(cache.resident()).toEqual([]);
      expect(await cache.get(at, '/ana', 'br')).toMatchObject({ version: 2 });
    });
  });
});
