import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StaticFiles } from './static-files.js';
import { WebApp } from './web-app.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-app-'));
  await writeFile(join(folder, 'index.html'), 'the document');
  await writeFile(join(folder, 'screens.json'), '["/admin/users","/edit/:templateId"]');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(
  path: string,
  answer = (app: WebApp, request: IncomingMessage, response: ServerResponse): unknown =>
    app.shell(path, request, response),
) {
  const app = new WebApp(await StaticFiles.read({ '/': folder }), async () => null, [], 'Ana & Co');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const head = jest.spyOn(response, 'writeHead');
  const end = jest.spyOn(response, 'end');
  await answer(app, request, response);
  return { status: head.mock.lastCall?.[0], headers: head.mock.lastCall?.[1], text: String(end.mock.lastCall?.[0]) };
}

describe('the document of the app', () => {
  it('is served for a known screen, revalidated and with its policy', async () => {
    const { status, headers, text } = await ask('/edit/6b02a5ea590b8354ad85e57a');
    expect({ status, text }).toEqual({ status: 200, text: 'the document' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
  });
  it.each(['/', '/error', '/admin', '/admin/users/'])('is served at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200 });
  });
  it('is served for a screen that shares its path with calls', async () => {
    expect(await ask('/admin/users')).toMatchObject({ status: 200, text: 'the document' });
  });
  it.each(['/nowhere', '/admin/nowhere', '/edit', '/edit/one/two'])(
    'is answered 404 for %s, which no screen of the build has',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, text: 'the document' });
    },
  );
});

describe('an address without a page', () => {
  it('is answered 404 under the title of the site', async () => {
    const { status, text } = await ask('/no-such-page', (app, request, response) =>
      app.notFound('x', request, response),
    );
    expect(status).toBe(404);
    expect(text).toContain('<title>There is no page here. | Ana &#38; Co</title>');
  });
  it('leads from /preview without a template to the list of links', async () => {
    expect(await ask('/preview')).toMatchObject({ status: 302, headers: { location: '/mylinks' } });
  });
});
