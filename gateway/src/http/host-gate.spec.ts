import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { siteOf } from '../sites/testing/sites.js';
import { HostGate } from './host-gate.js';

const isOwn = (host: string) => ['app.example.com', 'localhost:5002'].includes(host);
const lookUp = jest.fn(async (host: string) => (host === 'shop.example.com' ? siteOf(host, 'tenant') : null));

/** @returns the status of a refusal, or the host under which the request goes on */
function ask(hosts: readonly string[], url = '/', headers: IncomingMessage['headers'] = {}, trustedProxies = 0) {
  return new Promise<number | string | undefined>((resolve) => {
    const gate = new HostGate({
      siteOf: (host) => (isOwn(host) ? siteOf(host) : lookUp(host)),
      trustedProxies,
      isSecure: true,
      refuse: resolve,
    });
    const request = new IncomingMessage(new Socket());
    request.url = url;
    request.rawHeaders = hosts.flatMap((host) => ['Host', host]);
    request.headers = { ...headers, ...(hosts[0] === undefined ? {} : { host: hosts[0] }) };
    gate.pass(request, new ServerResponse(request), () => resolve(request.headers.host));
  });
}

describe('the host of a request', () => {
  it.each([
    ['app.example.com', 'app.example.com'],
    ['APP.Example.com', 'app.example.com'],
    ['app.example.com.', 'app.example.com'],
    ['app.example.com:443', 'app.example.com'],
    ['app.example.com.:80', 'app.example.com'],
    ['LOCALHOST:5002', 'localhost:5002'],
    ['Shop.Example.com.', 'shop.example.com'],
  ])('%s is served as %s', async (spelling, host) => {
    expect(await ask([spelling])).toBe(host);
  });

  it.each([
    'evil.example',
    'EVIL.example',
    'evil.example.',
    'evil.example:443',
    'app.example.com:5002',
    'app.example.com.evil.example',
  ])('%s is refused with 421', async (host) => {
    expect(await ask([host])).toBe(421);
  });

  it.each([
    [[]],
    [['app.example.com', 'app.example.com']],
    [['app.example.com', 'evil.example']],
    [['']],
    [['a b']],
    [['x/y']],
    [['a@b']],
  ])('%j is refused with 400', async (hosts) => {
    expect(await ask(hosts)).toBe(400);
  });

  it('is the forwarded one behind a trusted proxy, in the same spelling', async () => {
    const forwarded = { 'x-forwarded-host': 'APP.example.com.' };
    expect(await ask(['10.0.0.7:5002'], '/', forwarded, 1)).toBe('app.example.com');
    expect(await ask(['10.0.0.7:5002'], '/', forwarded)).toBe(421);
  });

  it('is answered with 503 while the lookup of the host fails', async () => {
    lookUp.mockRejectedValueOnce(new Error('no bus'));
    expect(await ask(['late.example'])).toBe(503);
  });

  it.each([
    ['a year on the platform', 'app.example.com', 31_536_000],
    ['a day on the domain of a reseller', 'shop.example.com', 86_400],
    ['a day on a host that is refused', 'evil.example', 86_400],
  ])('is kept to TLS for %s', async (_where, host, seconds) => {
    const request = new IncomingMessage(new Socket());
    request.rawHeaders = ['Host', host];
    request.headers = { host };
    const response = new ServerResponse(request);
    await new Promise<unknown>((resolve) =>
      new HostGate({
        siteOf: (asked) => (isOwn(asked) ? siteOf(asked) : lookUp(asked)),
        trustedProxies: 0,
        isSecure: true,
        refuse: resolve,
      }).pass(request, response, () => resolve(null)),
    );
    expect(response.getHeader('strict-transport-security')).toBe(`max-age=${seconds}`);
  });

  it('does not matter to probes', async () => {
    expect(await ask(['10.0.0.7:5002'], '/health/ready')).toBe('10.0.0.7:5002');
  });

  describe('that only leads to another', () => {
    const lead = (url: string, method = 'GET') => {
      const request = new IncomingMessage(new Socket());
      Object.assign(request, { url, method, rawHeaders: ['Host', 'www.shop.example.com'] });
      request.headers = { host: 'www.shop.example.com' };
      const response = new ServerResponse(request);
      const gate = new HostGate({
        siteOf: (host) => ({ ...siteOf(host, 'tenant'), movedTo: 'https://shop.example.com' }),
        trustedProxies: 0,
        isSecure: true,
        refuse: () => undefined,
      });
      let isPassed = false;
      gate.pass(request, response, () => (isPassed = true));
      const { location, 'cache-control': kept } = response.getHeaders();
      return { status: response.statusCode, location, kept, isPassed };
    };

    it.each([
      ['/', '/'],
      ['/ana/shop?ref=mail&x=%20y', '/ana/shop?ref=mail&x=%20y'],
      ['//evil.example/x', '//evil.example/x'],
      ['/\\evil.example', '/\\evil.example'],
      ['@evil.example/', '/'],
      ['.evil.example/', '/'],
      ['https://evil.example/x?y=1', '/x?y=1'],
      ['javascript:alert(1)', '/'],
      ['*', '/'],
    ])('redirects %s to the same path there, and never to a host that the request names', (url, path) => {
      const { status, location, kept } = lead(url);
      expect([status, location, kept]).toEqual([301, `https://shop.example.com${path}`, 'no-cache']);
      expect(new URL(String(location)).origin).toBe('https://shop.example.com');
    });

    it.each([
      ['HEAD', 301],
      ['POST', 308],
      ['PUT', 308],
    ])('keeps the method of a %s with %i', (method, status) => {
      expect(lead('/auth/user/login', method).status).toBe(status);
    });

    it.each(['/.well-known/acme-challenge/token', '/.well-known/domain-verify/token'])('answers %s itself', (url) =>
      expect(lead(url)).toMatchObject({ status: 200, isPassed: true }),
    );
  });
});
