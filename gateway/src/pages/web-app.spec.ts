import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@linkyard/contracts';
import { StaticFiles } from './static-files.js';
import { AppKeys } from '../auth/app-keys.js';
import { noteSite } from '../sites/request-site.js';
import { siteOf, tenantSite } from '../sites/testing/sites.js';
import { WebApp } from './web-app.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-app-'));
  await writeFile(join(folder, 'index.html'), 'the document<!--app:key--><style nonce="nonce-of-this-document">');
  await writeFile(join(folder, 'screens.json'), '["/admin/users","/edit/:templateId"]');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(
  path: string,
  answer = (app: WebApp, request: IncomingMessage, response: ServerResponse): unknown =>
    app.shell(path, request, response),
  headers: IncomingHttpHeaders = {},
  site: Site | null = tenantSite(),
) {
  const app = new WebApp(
    await StaticFiles.read({ '/': folder }),
    async () => null,
    new AppKeys('s'.repeat(32), false),
    [],
  );
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  if (site) noteSite(request, site);
  const response = new ServerResponse(request);
  const head = jest.spyOn(response, 'writeHead');
  const end = jest.spyOn(response, 'end');
  await answer(app, request, response);
  return { status: head.mock.lastCall?.[0], headers: head.mock.lastCall?.[1], text: String(end.mock.lastCall?.[0]) };
}

describe('the document of the app', () => {
  it('is served for a known screen, kept by no cache, with a nonce of its own for its styles', async () => {
    const [first, second] = [await ask('/edit/6b02a5ea590b8354ad85e57a'), await ask('/signin')];
    const nonces = [first, second].map(({ text }) => /<style nonce="([\w-]{22})">/.exec(text)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    const policy = String(
      Object.entries(first.headers ?? {}).find(([name]) => name === 'content-security-policy')?.[1],
    );
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
  it.each([
    ['a page of its own', 'document', true],
    ['an old browser or an address without TLS', undefined, true],
    ['a script’s fetch', 'empty', false],
    ['a frame', 'iframe', false],
    ['a worker', 'serviceworker', false],
    ['an embedded object', 'object', false],
  ])('holds the key of the browser for %s: %s, %s', async (_for, destination, isGiven) => {
    const keys = new AppKeys('s'.repeat(32), false);
    const id = keys.newBrowserId();
    const { text } = await ask('/signin', undefined, {
      cookie: `a=b; browser_id=${id}`,
      ...(destination && { 'sec-fetch-dest': destination }),
    });
    expect(text.includes(keys.keyOf(id))).toBe(isGiven);
    expect(text.includes('app-key')).toBe(isGiven);
  });
  it('holds no key for a browser without a session', async () => {
    expect((await ask('/signin')).text).not.toContain('app-key');
  });
  it.each(['/', '/error', '/admin', '/admin/users/'])('is served at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200 });
  });
  it('is served for a screen that shares its path with calls', async () => {
    expect(await ask('/admin/users')).toMatchObject({ status: 200, text: expect.stringContaining('the document') });
  });
  it.each(['/nowhere', '/admin/nowhere', '/edit', '/edit/one/two'])(
    'is answered 404 for %s, which no screen of the build has',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringContaining('the document') });
    },
  );
});

describe('an address without a page', () => {
  it('is answered 404 under the title of the site', async () => {
    const { status, text } = await ask('/no-such-page', (app, request, response) =>
      app.notFound('x', request, response),
    );
    expect(status).toBe(404);
    expect(text).toContain('<title>There is no page here. | Ana &amp; Co</title>');
  });
  it('of a host that is not served names no site and has the colours of none', async () => {
    const refuse = (app: WebApp, request: IncomingMessage, response: ServerResponse) =>
      app.refuseHost(421, request, response);
    const { status, text } = await ask('/', refuse, {}, null);
    expect(status).toBe(421);
    expect(text).toContain('<title>This address is not served here.</title>');
    const { title, theme } = siteOf('app.example.com').brand;
    for (const ofPlatform of [title, theme.primaryColor, theme.bgColor]) expect(text).not.toContain(ofPlatform);
  });
  it('leads from /preview without a template to the list of links', async () => {
    expect(await ask('/preview')).toMatchObject({ status: 302, headers: { location: '/mylinks' } });
  });
});
