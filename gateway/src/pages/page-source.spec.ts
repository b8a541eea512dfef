import { gzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { renderPublicPage, type ReplyOf } from '@linkyard/contracts';
import { Bus } from '@linkyard/service-kit';
import { siteOf } from '../sites/testing/sites.js';
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

const parts = { reserved: new Set<string>(), pagesHost: 'pages.example.net', siteOf: (host: string) => siteOf(host) };

describe('a page with measuring services', () => {
  it.each([
    ['pages.example.net', ['ga4']],
    ['app.example.com', []],
  ])('on %s may load %j', async (host, pixels) => {
    const bus = Object.assign(Object.create(Bus.prototype), {
      request: jest.fn(async () => ({ found: true, page, redirectTo: null })),
    });
    expect(await loadPage(bus, parts)(host, '/ana')).toMatchObject({ pixels });
  });
});
