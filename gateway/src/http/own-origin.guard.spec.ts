import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Reflector } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import type { Site } from '@linkyard/contracts';
import { gatewayConfigSchema } from '../config/gateway-config.js';
import { noteSite } from '../sites/request-site.js';
import { siteOf } from '../sites/testing/sites.js';
import { acceptsForms, OwnOriginGuard } from './own-origin.guard.js';

class Routes {
  call() {}
  @acceptsForms(true)
  form() {}
}
const secret = 's'.repeat(32);
const config = gatewayConfigSchema.parse({
  LINKYARD_MODE: 'production',
  PUBLIC_URL: 'https://app.example.com',
  APP_HOSTS: 'links.example.com',
  REDIS_URL: 'redis://x',
  BUS_SECRET: secret,
  TOKEN_SECRET: secret,
  HASH_SECRET: secret,
});
const guard = new OwnOriginGuard(new Reflector(), config);
const routes = new Routes();

function ask(
  headers: Record<string, string>,
  { method = 'POST', route = routes.call, kind }: { method?: string; route?: () => void; kind?: Site['kind'] } = {},
) {
  const request = { method, headers: { host: 'ana.example.com', ...headers }, raw: {} };
  noteSite(request.raw, siteOf('ana.example.com', kind));
  const context: ExecutionContext = new ExecutionContextHost([request], Routes, route);
  try {
    return guard.canActivate(context);
  } catch (error) {
    return error;
  }
}
const json = { 'content-type': 'application/json; charset=utf-8' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a state-changing request', () => {
  it.each(['tenant', 'campaign'] as const)(
    'to the host of a %s is refused from the app, and accepted from itself',
    (kind) => {
      const refused = ask({ ...json, origin: 'https://app.example.com' }, { kind });
      expect(refused).toMatchObject({ code: 'core.forbidden' });
      expect(ask({ ...json, origin: 'https://ana.example.com' }, { kind })).toBe(true);
    },
  );

  it.each([
    ['a client that is no browser', {}],
    ['a page of the same host', { origin: 'https://ana.example.com' }],
    ['a page of the app', { origin: 'https://APP.example.com' }],
    ['a page of a further host of the app', { origin: 'https://links.example.com', 'sec-fetch-site': 'same-site' }],
    ['a page that hides its origin from its own host', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('is accepted from %s', (_from, headers) => {
    expect(ask({ ...json, ...headers })).toBe(true);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site that the browser names', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the host without an origin', { 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port of the host', { origin: 'https://ana.example.com:8443' }],
  ])('is refused from %s', (_from, headers) => {
    expect(ask({ ...json, ...headers })).toMatchObject({ code: 'core.forbidden' });
    expect(ask({ ...urlencoded, ...headers }, { route: routes.form })).toMatchObject({ code: 'core.forbidden' });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/jsonp', 'text/plain; x=application/json'])(
    'is refused as %s',
    (type) => {
      expect(ask({ 'content-type': type })).toMatchObject({ code: 'core.unsupported_type' });
    },
  );

  it('may be urlencoded where a public page posts without JavaScript', () => {
    expect(ask(urlencoded, { route: routes.form })).toBe(true);
  });
});

describe('a reading request', () => {
  it('may come from anywhere', () => {
    expect(ask({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { method: 'GET' })).toBe(true);
  });
});
