import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { TlsAsk } from './tls-ask.js';

const secret = 'a-secret-of-caddy-and-us';
const certified = new Set(['shop.agency.example', 'www.shop.agency.example', 'xn--bcher-kva.example']);
const mayHaveCertificate = jest.fn((name: string): boolean | undefined => certified.has(name));
const asked = new TlsAsk({ secret, own: new Set(['links.example.com']), mayHaveCertificate });
const url = (domain: string, given = secret) => `/internal/tls-ask?${new URLSearchParams({ secret: given, domain })}`;

interface How {
  method?: string;
  headers?: IncomingMessage['headers'];
  ask?: TlsAsk;
}

/** @returns the status of the answer, or `passed` for what is none of Caddy's questions */
function ask(path: string, { method = 'GET', headers = {}, ask = asked }: How = {}): number | 'passed' {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: path, method, headers });
  const response = new ServerResponse(request);
  let hasPassed = false;
  ask.pass(request, response, () => (hasPassed = true));
  return hasPassed ? 'passed' : response.statusCode;
}

describe('whether a name may have a certificate', () => {
  it.each(['shop.agency.example', 'www.shop.agency.example', 'xn--bcher-kva.example', 'links.example.com'])(
    'yes for %s',
    (name) => expect(ask(url(name))).toBe(200),
  );

  it.each([
    'evil.example',
    'www.www.shop.agency.example',
    'agency.example',
    'xshop.agency.example',
    'SHOP.agency.example',
    'shop.agency.example.',
    'shop.agency.example:443',
    ' shop.agency.example',
    '*.agency.example',
    'bücher.example',
    'shop.agency.example\0',
    '127.0.0.1',
    '[::1]',
    'a'.repeat(8_000),
    '',
  ])('no for %j', (name) => expect(ask(url(name))).toBe(404));

  it('no for a question that names none, and the last of several counts for nothing', () => {
    expect(ask(`/internal/tls-ask?secret=${secret}`)).toBe(404);
    expect(ask(`${url('evil.example')}&domain=shop.agency.example`)).toBe(404);
  });

  it('is not known while the names are not', () => {
    mayHaveCertificate.mockReturnValueOnce(undefined);
    expect(ask(url('shop.agency.example'))).toBe(503);
  });

  it.each<[string, string, How]>([
    ['without the secret', '/internal/tls-ask?domain=shop.agency.example', {}],
    ['with another secret', url('shop.agency.example', 'guessed'), {}],
    ['with an empty secret', url('shop.agency.example', ''), {}],
    ['through a proxy', url('shop.agency.example'), { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['through another proxy', url('shop.agency.example'), { headers: { via: '1.1 proxy' } }],
    ['by another method', url('shop.agency.example'), { method: 'POST' }],
    ['without a question', '/internal/tls-ask', {}],
    ['at a path below', `/internal/tls-ask/x?secret=${secret}&domain=shop.agency.example`, {}],
  ])('is not answered %s', (_how, path, how) => {
    expect(ask(path, how)).toBe('passed');
  });

  it('is answered to no one where no secret is set', () => {
    const open = new TlsAsk({ secret: '', own: new Set(), mayHaveCertificate: () => true });
    expect(ask(url('shop.agency.example', ''), { ask: open })).toBe('passed');
  });
});
