import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StaticFiles } from './static-files.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'outfit-latin-v1.woff2'), 'letters');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(files: StaticFiles, path: string) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const sent = jest.spyOn(response, 'writeHead');
  await files.serve(path, request, response);
  return sent.mock.lastCall;
}

describe.each(['at start', 'when first asked for'])('files that are read %s', (when) => {
  const read = () =>
    when === 'at start'
      ? StaticFiles.read({ '/assets/fonts': folder })
      : StaticFiles.read({}, { '/assets/fonts': folder });

  it('are known, typed and kept for ever by browsers', async () => {
    const files = await read();
    expect(files.has('/assets/fonts/outfit-latin-v1.woff2')).toBe(true);
    for (const _time of ['first', 'again']) {
      expect(await ask(files, '/assets/fonts/outfit-latin-v1.woff2')).toEqual([
        200,
        expect.objectContaining({
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=31536000, immutable',
        }),
      ]);
    }
  });
  it('are the only ones', async () => {
    const files = await read();
    expect(files.has('/assets/fonts/none.woff2')).toBe(false);
    await expect(ask(files, '/assets/fonts/none.woff2')).rejects.toThrow('No such file');
  });
});

describe('texts', () => {
  const askFor = async (files: StaticFiles, path: string, accepted: string) => {
    const request = new IncomingMessage(new Socket());
    request.headers = { 'accept-encoding': accepted };
    const response = new ServerResponse(request);
    const headers = jest.spyOn(response, 'writeHead');
    const body = jest.spyOn(response, 'end');
    await files.serve(path, request, response);
    return { headers: headers.mock.lastCall?.[1], body: body.mock.lastCall?.[0] };
  };
  beforeAll(async () => {
    await writeFile(join(folder, 'start-0123abcd.js'), 'x'.repeat(600));
    await writeFile(join(folder, 'start-0123abcd.js.br'), 'made by the build, br');
    await writeFile(join(folder, 'start-0123abcd.js.gz'), 'made by the build, gzip');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('go as the build compressed them: %s', async (accepted, encoding) => {
    const files = await StaticFiles.read({ '/assets': folder });
    const { headers, body } = await askFor(files, '/assets/start-0123abcd.js', accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(body)).toBe(`made by the build, ${encoding}`);
  });
  it('go as they are to who takes nothing else', async () => {
    const files = await StaticFiles.read({ '/assets': folder });
    const { headers, body } = await askFor(files, '/assets/start-0123abcd.js', 'identity');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(String(body)).toBe('x'.repeat(600));
  });
  it('have one address, not one for each form', async () => {
    const files = await StaticFiles.read({ '/assets': folder });
    expect(files.has('/assets/start-0123abcd.js.br')).toBe(false);
    expect(files.has('/assets/start-0123abcd.js.gz')).toBe(false);
  });
});

describe('a block’s script of an earlier release', () => {
  it('is answered by today’s', async () => {
    await writeFile(join(folder, 'el_form.0123456789.js'), 'today');
    const files = await StaticFiles.read({ '/assets/blocks': folder });
    expect(files.successorOf('/assets/blocks/el_form.fedcba9876.js')).toBe('/assets/blocks/el_form.0123456789.js');
  });
  it.each([
    '/assets/blocks/el_map.fedcba9876.js',
    '/assets/blocks/outfit-latin-v1.woff2',
    '/assets/blocks/../el_form.fedcba9876.js',
    '/el_form.fedcba9876.js',
  ])('%s has no successor', async (path) => {
    const files = await StaticFiles.read({ '/assets/blocks': folder });
    expect(files.successorOf(path)).toBeNull();
  });
});
