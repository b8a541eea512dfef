import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { Site } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { fakeSiteUrls, hostOfTenant } from '@linkyard/service-kit/testing';
import { ConsentReturns } from './consent-returns.js';
import { noteSite } from './request-site.js';
import { siteOf } from './testing/sites.js';

const tenantId = '665f00000000000000000001';
/** What bookings say of a state. */
const states: Record<string, { tenantId: string | null }> = { tenants: { tenantId }, platforms: { tenantId: null } };

async function answer(
  path: string,
  { host = 'app.example.com', kind = 'platform' as Site['kind'] | null, method = 'GET' } = {},
) {
  const asked: unknown[] = [];
  const request = async (_command: object, { state }: { state: string }) => {
    asked.push(state);
    if (state === 'away') throw new DomainError('core.unavailable');
    return { consent: states[state] ?? null };
  };
  const bus: Bus = Object.assign(Object.create(Bus.prototype), { request });
  const message = Object.assign(new IncomingMessage(new Socket()), { url: path, method });
  const response = new ServerResponse(message);
  if (kind) noteSite(message, siteOf(host, kind, kind === 'tenant' ? tenantId : null));
  const outcome = await new Promise<string>((resolve) => {
    const urls = fakeSiteUrls({ PUBLIC_URL: 'https://app.example.com', OAUTH_ORIGIN: 'https://connect.example.com' });
    const refuse = () => resolve('refused');
    response.end = (() => resolve(String(response.getHeader('location')))) as typeof response.end;
    response.writeHead = ((_status: number, headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    }) as typeof response.writeHead;
    new ConsentReturns({ bus, urls, refuse, logger: { warn: () => undefined } }).pass(message, response, () =>
      resolve('passed'),
    );
  });
  return { outcome, asked };
}

describe('a person whom a provider leads back', () => {
  const path = (state: string) => `/redirect/googleCalendar?code=a%2Fb&state=${state}`;

  it("goes on to the site of their tenant with what they brought, never to another one's", async () => {
    const { outcome } = await answer(path('tenants'), { host: 'connect.example.com' });
    expect(outcome).toBe(`http://${hostOfTenant(tenantId)}${path('tenants')}`);
    expect((await answer('/redirect/gotowebinar?error=access_denied&state=tenants')).outcome).toMatch(
      /tenant\.example\/redirect\/gotowebinar\?error=access_denied/,
    );
  });

  it('is no probe, which passes before its host is looked at', async () => {
    expect((await answer('/health', { kind: null })).outcome).toBe('passed');
  });

  it.each(['platforms', 'forged', ''])('stays at or goes to the platform with a state that is: %s', async (state) => {
    expect((await answer(path(state))).outcome).toBe('passed');
    const { outcome } = await answer(path(state), { host: 'connect.example.com' });
    expect(outcome).toBe(`https://app.example.com${path(state)}`);
  });

  it('waits while it cannot be found out', async () => {
    expect((await answer(path('away'))).outcome).toBe('refused');
  });

  it.each([
    ['at the site of a tenant', path('tenants'), { kind: 'tenant' as const }],
    ['for another screen', '/redirect/google?state=tenants', {}],
    ['for a post', path('tenants'), { method: 'POST' }],
  ])('is not looked for %s', async (_where, url, options) => {
    expect(await answer(url, options)).toEqual({ outcome: 'passed', asked: [] });
  });

  it('asks nothing about a state that is too long', async () => {
    expect((await answer(path('x'.repeat(500)))).asked).toEqual([]);
  });
});
