import { gzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { renderPublicPage, type ReplyOf } from '@linkyard/contracts';
import { Bus } from '@linkyard/service-kit';
import { siteOf } from '../sites/testing/sites.js';
import { noteSite, pagePlace } from '../sites/request-site.js';
import { PageCache } from './page-cache.js';
import { loadPage } from './page-source.js';

const page: ReplyOf<typeof renderPublicPage>['page'] = {
  campaignId: '6b02a5ea590b8354ad85e57a',
  pageId: '6b02a5ea590b8354ad85e57b',
  version: 1,
  etag: '"x"',
  visibility: 'public',
  html: { raw: 'eA==', gzip: gzipSync('x').toString('base64'), br: '' },
  parts: null,
  pixels: ['ga4'],
  bytes: 1,
};

const parts = { reserved: new Set<string>(), pagesHost: 'pages.example.net' };

describe('a page with measuring services', () => {
  it.each([
    ['pages.example.net', ['ga4']],
    ['app.example.com', []],
  ])('on %s may load %j', async (host, pixels) => {
    const bus = Object.assign(Object.create(Bus.prototype), {
      request: jest.fn(async () => ({ found: true, page, redirectTo: null })),
    });
    const site = siteOf(host);
    expect(await loadPage(bus, parts)({ host, site, scope: host }, '/ana')).toMatchObject({ pixels });
  });
});

describe('a page that is loaded while its domain changes', () => {
  const host = 'links.ana.example';
  const [first, second] = ['a'.repeat(24), 'b'.repeat(24)];
  const requestFor = (campaignId: string) => {
    const request = {};
    noteSite(request, { ...siteOf(host, 'campaign'), campaignId });
    return request;
  };

  it('is the one of the host as it was asked for, and is never found for the host as it is then', async () => {
    const waiting: (() => void)[] = [];
    const bus: Bus = Object.assign(Object.create(Bus.prototype), {
      request: async (_command: unknown, { onlyCampaignId: campaignId }: { onlyCampaignId: string }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { page: { ...page, campaignId }, redirectTo: null };
      },
    });
    const pages = new PageCache(1_000_000, loadPage(bus, parts));
    const ask = (campaignId: string) => pages.get(pagePlace(host, requestFor(campaignId)), '/', 'br');
    const before = ask(first);
    const after = ask(second);
    for (const answer of waiting.reverse()) answer();
    expect(await Promise.all([before, after])).toMatchObject([{ campaignId: first }, { campaignId: second }]);
    for (const campaignId of [second, first]) expect(await ask(campaignId)).toMatchObject({ campaignId });
    expect(waiting).toHaveLength(2);
  });
});
