import { describe, expect, it, jest } from '@jest/globals';
import type { Site } from '@linkyard/contracts';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Edge, type EdgeParts } from './edge.js';
import type { CachedPage } from './cached-page.js';
import { StaticFiles } from './static-files.js';
import { AppKeys } from '../auth/app-keys.js';
import { noteSite } from '../sites/request-site.js';
import { aBrand, siteOf } from '../sites/testing/sites.js';
import { WebApp } from './web-app.js';

const page: CachedPage = {
  campaignId: 'a'.repeat(24),
  version: 1,
  status: 200,
  etag: 'e',
  body: Buffer.from('the page'),
  headers: ['content-type', 'text/html'],
  notModified: [],
  bytes: 8,
};
const moved: CachedPage = { ...page, status: 301, headers: ['location', '/ana'] };

const stored = new Map([
  ['/ana', page],
  ['/ana/about', page],
  ['/former', moved],
]);

/** What is answered to a GET of this address, with pages kept under each of the hosts. */
async function ask(url: string, host: string, parts: Partial<EdgeParts> = {}, site: Partial<Site> = {}) {
  const files = await StaticFiles.read({});
  const webApp = new WebApp(files, async () => null, new AppKeys('s'.repeat(32), false), []);
  jest
    .spyOn(webApp, 'shell')
    .mockImplementation(async (_path, _request, response) => response.writeHead(200).end('app'));
  const find = (path: string) => stored.get(path) ?? null;
  const edge = new Edge({
    pages: { peek: (_host, path) => find(path) ?? undefined, get: async (_host, path) => find(path) },
    conditional: { serve: async () => undefined },
    files,
    webApp,
    icons: { has: () => false, serve: async (_path, _site, _request, response) => response.end() },
    legal: { serve: async () => false },
    beacons: { handle: () => false },
    answered: new Set(['user']),
    reserved: new Set(['user', 'signin']),
    appHosts: new Set(['app.example.com']),
    pagesOrigin: null,
    siteType: '',
    logger: { error: () => undefined },
    ...parts,
  });
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, headers: { host } });
  const app = 'https://app.example.com';
  noteSite(request, { ...siteOf(host), brand: aBrand(), origins: { app, pages: app }, ...site });
  const response = new ServerResponse(request);
  const head = jest.spyOn(response, 'writeHead');
  const isAnswered = new Promise<string>((resolve) => {
    response.end = (body?: unknown) => {
      resolve(String(body ?? ''));
      return response;
    };
  });
  if (!edge.handle(request, response)) return { status: 'not the edge', text: '' };
  const text = await isAnswered;
  const [status, headers] = head.mock.lastCall ?? [];
  return { status, headers, text };
}

describe('a page that cannot be looked up', () => {
  it('is answered 503 under the title of the site, worth another try', async () => {
    const pages: EdgeParts['pages'] = { peek: () => undefined, get: () => Promise.reject(new Error('no bus')) };
    const { status, text } = await ask('/ana', 'app.example.com', { pages });
    expect(status).toBe(503);
    expect(text).toContain('<title>This page is not available right now. | Ana &amp; Co</title>');
  });
});

describe('what is kept of the pages of a host', () => {
  it('is not found under it once it shows another page or belongs to another tenant', async () => {
    const scopes = new Set<string>();
    const pages: EdgeParts['pages'] = { peek: (scope) => (scopes.add(scope), page), get: async () => page };
    const owners = [
      { kind: 'campaign', campaignId: 'a'.repeat(24) },
      { kind: 'campaign', campaignId: 'b'.repeat(24) },
      { kind: 'tenant', tenantId: 'c'.repeat(24) },
      { kind: 'tenant', tenantId: 'd'.repeat(24) },
    ] as const;
    for (const owner of owners) await ask('/ana', 'shop.example.net', { pages }, owner);
    expect(scopes.size).toBe(owners.length);
  });
});

describe('a published page', () => {
  const pagesOrigin = 'https://pages.example.com';

  it('opens on the host of the app while pages have none of their own', async () => {
    expect(await ask('/ana', 'app.example.com')).toMatchObject({ status: 200, text: 'the page' });
  });

  it.each(['/ana', '/ana/about?utm_source=ig'])(
    '%s leads from the host of the app to the host of pages',
    async (url) => {
      expect(await ask(url, 'app.example.com', { pagesOrigin })).toMatchObject({
        status: 308,
        headers: { location: `${pagesOrigin}${url}` },
      });
    },
  );

  it('opens on the host of pages', async () => {
    expect(await ask('/ana', 'pages.example.com', { pagesOrigin })).toMatchObject({ status: 200, text: 'the page' });
  });

  it('leads from a former address on as before', async () => {
    expect(await ask('/former', 'app.example.com', { pagesOrigin })).toMatchObject({ status: 301 });
  });

  it('that does not exist is not found where it was asked for', async () => {
    expect(await ask('/no-such-page', 'app.example.com', { pagesOrigin })).toMatchObject({ status: 404 });
  });
});

describe('the address / without a path', () => {
  it('is the app on its own host', async () => {
    expect(await ask('/', 'app.example.com')).toMatchObject({ status: 200, text: 'app' });
  });

  it.each([
    ['/', 'studio'],
    ['/?site_type=shop', 'studio'],
    ['/?site_type=', ''],
  ])('%s is a public view on another host when the site type is "%s"', async (url, siteType) => {
    expect(await ask(url, 'pages.example.com', { siteType })).toMatchObject({ status: 404 });
  });

  it('leads to sign-in from another host with the site type', async () => {
    expect(await ask('/?site_type=studio', 'pages.example.com', { siteType: 'studio' })).toMatchObject({
      status: 302,
      headers: { location: 'https://app.example.com/signin' },
    });
  });
});

describe('a page of a person who is switched off', () => {
  const pages: EdgeParts['pages'] = { peek: () => undefined, get: async () => 'off' };

  it.each<[Site['offPage'], string]>([
    ['neutral', 'This page is not available right now.'],
    ['gone', 'There is no page here.'],
    [undefined, 'There is no page here.'],
  ])('of a site that shows %s is answered 404 in its look: %s', async (offPage, title) => {
    const { status, headers, text } = await ask('/ana', 'ana.example', { pages }, { kind: 'tenant', offPage });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(text).toContain(`<title>${title} | Ana &amp; Co</title>`);
  });
});
