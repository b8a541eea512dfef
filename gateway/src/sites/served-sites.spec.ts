import { describe, expect, it, jest } from '@jest/globals';
import { hostsChanged, listCertifiedHosts, listServedHosts, type AnyCommand } from '@linkyard/contracts';
import { Bus, ownSites } from '@linkyard/service-kit';
import { ServedSites } from './served-sites.js';
import { siteOf } from './testing/sites.js';

type Hear = (error: null, message: { json(): unknown }) => void;

/** The white-label service as the gateway sees it. */
function started(served: string[], isAwayAtFirst = false, versions: Record<string, string> = {}) {
  const asked: string[] = [];
  let hear: Hear = () => undefined;
  const request = jest.fn(async (command: AnyCommand, payload: object) => {
    const versionOf = (host: string) => versions[host] ?? 'v1';
    if (command.subject === listServedHosts.subject)
      return { hosts: [...served], versions: served.map(versionOf), hasMore: false };
    if (command.subject === listCertifiedHosts.subject) return { hosts: served, hasMore: false };
    const host = String(Reflect.get(payload, 'host'));
    asked.push(host);
    return { site: served.includes(host) ? siteOf(host, 'tenant', 't1') : null, version: versionOf(host) };
  });
  if (isAwayAtFirst) request.mockRejectedValueOnce(new Error('away'));
  const subscribe = (subject: string, { callback }: { callback: Hear }) => {
    if (subject === hostsChanged.subject) hear = callback;
  };
  const connection = { nats: { subscribe }, onReconnect: () => undefined };
  const bus: Bus = Object.assign(Object.create(Bus.prototype), { request, connection });
  const env = { LINKYARD_MODE: 'production', PUBLIC_URL: 'https://app.example.com' };
  const sites = new ServedSites(bus, ownSites(env), { warn: () => undefined });
  sites.start();
  sites.stop();
  const changed = () => hear(null, { json: () => ({}) });
  return { sites, asked, changed, request };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('the sites that a gateway serves', () => {
  it("are its own without a question, and a tenant's after one", async () => {
    const { sites, asked } = started(['shop.example.net']);
    await turns();
    expect(sites.siteOf('app.example.com')).toMatchObject({ kind: 'platform', tenantId: null });
    expect(await sites.siteOf('shop.example.net')).toMatchObject({ kind: 'tenant', tenantId: 't1' });
    expect(sites.siteOf('shop.example.net')).toMatchObject({ tenantId: 't1' });
    expect(asked).toEqual(['shop.example.net']);
  });

  it('are asked about by no name that a stranger invents, and forgotten for none', async () => {
    const { sites, asked } = started(['shop.example.net']);
    await turns();
    await sites.siteOf('shop.example.net');
    for (let index = 0; index < 50_000; index += 1) expect(sites.siteOf(`x${index}.evil.example`)).toBeNull();
    expect(sites.siteOf('shop.example.net')).toMatchObject({ tenantId: 't1' });
    expect(asked).toEqual(['shop.example.net']);
  });

  it('and may have a certificate, which no name that a stranger invents asks anyone about', async () => {
    const { sites, request } = started(['shop.example.net']);
    expect(sites.mayHaveCertificate('shop.example.net')).toBeUndefined();
    await turns();
    const before = request.mock.calls.length;
    for (let index = 0; index < 50_000; index += 1)
      expect(sites.mayHaveCertificate(`${'www.'.repeat(index % 50)}x${index}.evil.example`)).toBe(false);
    expect(sites.mayHaveCertificate('shop.example.net')).toBe(true);
    expect(sites.mayHaveCertificate('SHOP.example.net')).toBe(false);
    expect(request.mock.calls).toHaveLength(before);
  });

  it('are known as soon as a signal has said so', async () => {
    const served: string[] = [];
    const { sites, changed } = started(served);
    await turns();
    expect(sites.siteOf('new.example.net')).toBeNull();
    served.push('new.example.net');
    changed();
    await turns();
    expect(await sites.siteOf('new.example.net')).toMatchObject({ tenantId: 't1' });
    served.pop();
    changed();
    await turns();
    expect(sites.siteOf('new.example.net')).toBeNull();
  });

  it('are asked for again where their site has changed, and no others', async () => {
    const hosts = ['one.example.net', 'two.example.net'];
    const versions: Record<string, string> = {};
    const { sites, asked, changed } = started(hosts, false, versions);
    await turns();
    const look = () => Promise.all(hosts.map((host) => sites.siteOf(host)));
    await look();
    versions['two.example.net'] = 'v2';
    changed();
    await turns();
    await look();
    await look();
    expect(asked).toEqual([...hosts, 'two.example.net']);
    // Of a service that knows no versions yet.
    versions['one.example.net'] = '';
    for (const _time of [1, 2]) {
      changed();
      await turns();
      await look();
    }
    expect(asked).toEqual([...hosts, 'two.example.net', 'one.example.net', 'one.example.net']);
  });

  it('are no longer served as soon as that has been read, and their own always are', async () => {
    const served = ['gone.example.net', 'shop.example.net'];
    const { sites, changed } = started(served);
    expect(sites.isServed('gone.example.net')).toBe(true);
    await turns();
    const heard = jest.fn(() =>
      ['gone.example.net', 'shop.example.net', 'app.example.com'].map((host) => sites.isServed(host)),
    );
    sites.onRenewed(heard);
    served.shift();
    changed();
    await turns();
    expect(heard.mock.results.map(({ value }) => value)).toEqual([[false, true, true]]);
  });

  it('are asked for one by one while their list is not known', async () => {
    const { sites } = started(['shop.example.net'], true);
    await turns();
    expect(await sites.siteOf('shop.example.net')).toMatchObject({ tenantId: 't1' });
    expect(await sites.siteOf('evil.example')).toBeNull();
  });
});
