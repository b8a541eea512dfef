import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EgressError } from './egress-error.js';
import { createGuardedRequest, type GuardedRequest } from './guarded-request.js';
import { retryAfterMsOf } from './provider-error.js';
import { providerRequest, readReply, unavailableOf } from './provider-request.js';

const { signal } = new AbortController();

describe('an address of a provider that an admin typed', () => {
  it.each([
    'https://127.0.0.1/v1',
    'https://localhost/v1',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.4:8443/v1',
    'https://2130706433/v1',
    'http://localhost:27017/',
  ])('reaches nothing internal: %s', async (address) => {
    const guarded = createGuardedRequest({});
    await expect(providerRequest(address, { guarded, signal })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is not followed by a name that leads inside', async () => {
    const guarded = createGuardedRequest({ resolve: async () => [{ address: '192.168.1.7', family: 4 }] });
    const request = providerRequest('https://ai.example.org/v1', { guarded, signal });
    await expect(request).rejects.toMatchObject({ code: 'unavailable', cause: expect.any(EgressError) });
  });

  it('gets the request whole, and its reply is the same as that of the operator’s own', async () => {
    const sent: object[] = [];
    const guarded: GuardedRequest = async (url, options) => {
      sent.push({ url, ...options });
      return { url, status: 401, headers: { 'retry-after': '3' }, body: Buffer.from('{}') };
    };
    const headers = { authorization: 'Bearer key' };
    const reply = await providerRequest('https://ai.example.org/v1/x', { guarded, headers, body: { n: 1 }, signal });
    expect(reply).toMatchObject({ status: 401, text: '{}' });
    expect(reply.headers.get('retry-after')).toBe('3');
    expect(sent).toMatchObject([
      { url: 'https://ai.example.org/v1/x', method: 'POST', body: '{"n":1}', maxRedirects: 0, headers },
    ]);
  });

  it('ends with the time of its caller, also while its name is looked up', async () => {
    const guarded = createGuardedRequest({ resolve: () => new Promise(() => undefined) });
    const stop = new AbortController();
    const request = providerRequest('https://ai.example.org/', { guarded, signal: stop.signal });
    stop.abort();
    await expect(request).rejects.toMatchObject({ code: 'unavailable', details: { reason: 'timeout' } });
  });
});

describe('a request to a provider', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away') return void response.writeHead(302, { location: 'https://example.org/' }).end();
      if (request.url === '/large') return void response.end('x'.repeat(2_000));
      const { method, headers } = request;
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end(JSON.stringify({ method, type: headers['content-type'] ?? '', body })));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    [undefined, { method: 'GET', type: '', body: '' }],
    [{ n: 1 }, { method: 'POST', type: 'application/json', body: '{"n":1}' }],
    ['[1]', { method: 'POST', type: 'application/json', body: '[1]' }],
    [
      new URLSearchParams({ a: 'ä b' }),
      { method: 'POST', type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'a=%C3%A4+b' },
    ],
  ])('sends %j in its own media type', async (body, expected) => {
    expect(JSON.parse((await providerRequest(url, { body, signal })).text)).toEqual(expected);
  });

  it.each(['/away', '/large'])('gives no reply that would leak credentials or fill the memory: %s', async (path) => {
    const request = providerRequest(`${url}${path}`, { maxBytes: 1_000, signal });
    await expect(request).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('gives none where no server is', async () => {
    await expect(providerRequest('http://127.0.0.1:1', { signal })).rejects.toMatchObject({
      ...{ code: 'unavailable', message: '127.0.0.1:1 did not answer' },
    });
  });
});

describe('a reply of a provider', () => {
  it.each(['', '<html>', '{"id":1}', 'null'])('of another shape is no reply: %j', (text) => {
    expect(() => readReply(z.object({ id: z.string() }), { text })).toThrow(
      expect.objectContaining({ code: 'unavailable' }),
    );
  });

  it.each([
    [200, null],
    [404, null],
    [429, { reason: 'rate_limit', retryAfterMs: 7_000 }],
    [503, { retryAfterMs: 7_000 }],
  ])('of status %d says whether the provider is available', (status, details) => {
    const headers = new Headers({ 'retry-after': '7' });
    expect(unavailableOf({ status, headers })?.details ?? null).toEqual(details && { status, ...details });
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 3 ', 3_000],
    ['Wed, 25 Nov 2026 10:00:30 GMT', 30_000],
    ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
    ['-1', 0],
    ['1e9', 0],
    ['soon', 0],
    ['Xyz, 99 Foo 2026 10:00:30 GMT', 0],
    [null, 0],
  ])('with Retry-After %j asks for %d ms', (header, ms) => {
    expect(retryAfterMsOf(header, Date.parse('2026-11-25T10:00:00Z'))).toBe(ms);
  });
});
