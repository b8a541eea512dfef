import { describe, expect, it, jest } from '@jest/globals';
import { hostsChanged, siteOfTenant, type AnyCommand, type Site } from '@linkyard/contracts';
import { Bus } from '../bus/bus.js';
import { DomainError } from '../bus/domain-error.js';
import { fakeSites } from '../testing/fake-sites.js';
import { ownSites } from './own-sites.js';
import { SiteUrls } from './site-urls.js';
import { TenantSites } from './tenant-sites.js';

type Hear = (error: null, message: { json(): unknown }) => void;
type Answer = Site | null | Error;

const [one, other] = ['665f00000000000000000001', '665f00000000000000000002'];
const own = ownSites({ PUBLIC_URL: 'https://app.example.com', PAGES_ORIGIN: 'https://pages.example.com' });
const siteAt = async (tenantId: string, host: string): Promise<Site> => {
  const site = await fakeSites().of(tenantId);
  return { ...site, host, origins: { app: `https://${host}`, pages: `https://${host}` } };
};

/** The white-label service as another service sees it. */
async function started() {
  let hear: Hear = () => undefined;
  const answers = new Map<string, Answer | Promise<Answer>>([
    [one, await siteAt(one, 'one.example.net')],
    [other, await siteAt(other, 'other.example.net')],
  ]);
  const asked: string[] = [];
  const request = jest.fn(async (command: AnyCommand, payload: object) => {
    expect(command.subject).toBe(siteOfTenant.subject);
    const tenantId = String(Reflect.get(payload, 'tenantId'));
    asked.push(tenantId);
    const site = await answers.get(tenantId);
    if (site instanceof Error) throw site;
    return { site: site ?? null };
  });
  const subscribe = (subject: string, { callback }: { callback: Hear }) => {
    if (subject === hostsChanged.subject) hear = callback;
  };
  const connection = { nats: { subscribe }, onReconnect: () => undefined };
  const bus: Bus = Object.assign(Object.create(Bus.prototype), { request, connection });
  const sites = new TenantSites(bus, own);
  sites.start();
  const urls = new SiteUrls(sites);
  const changed = () => hear(null, { json: () => ({}) });
  const hostOf = async (tenantId: string) => (await sites.of(tenantId)).host;
  return { urls, sites, hostOf, answers, asked, changed };
}

/** An answer that is given when the spec says so. */
function slow() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  return { answer, give };
}

describe('links of a site', () => {
  it('are those of the tenant of the record when tenants take turns', async () => {
    const { urls, asked } = await started();
    const linkOf = async (tenantId: string | null) => (await urls.of(tenantId)).link('/wallet?key=1');
    const turns = [one, other, null, one, null, other];
    expect(await Promise.all(turns.map(linkOf))).toEqual([
      'https://one.example.net/wallet?key=1',
      'https://other.example.net/wallet?key=1',
      'https://app.example.com/wallet?key=1',
      'https://one.example.net/wallet?key=1',
      'https://app.example.com/wallet?key=1',
      'https://other.example.net/wallet?key=1',
    ]);
    expect(asked).toEqual([one, other]);
  });

  it('of public pages are at the host of pages, and none leads away', async () => {
    const { urls } = await started();
    const platform = await urls.of(null);
    expect(platform.page('/ana')).toBe('https://pages.example.com/ana');
    expect((await urls.of(one)).page('/ana')).toBe('https://one.example.net/ana');
    for (const path of ['//evil.example/x', 'https://evil.example/x', '/\\evil.example'])
      expect(() => platform.link(path)).toThrow('leads away');
  });
});

describe('the site of a tenant', () => {
  it('is the new one once hosts have changed, whatever an older question answers later', async () => {
    const { hostOf, answers, changed } = await started();
    const late = slow();
    answers.set(one, late.answer);
    const before = hostOf(one);
    answers.set(one, await siteAt(one, 'new.example.net'));
    changed();
    expect(await hostOf(one)).toBe('new.example.net');
    late.give(await siteAt(one, 'old.example.net'));
    expect(await before).toBe('old.example.net');
    expect(await hostOf(one)).toBe('new.example.net');
  });

  it('is asked for again after 20 s, when a signal may have been lost', async () => {
    const { hostOf, answers } = await started();
    await hostOf(one);
    answers.set(one, await siteAt(one, 'new.example.net'));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_001);
    expect(await hostOf(one)).toBe('new.example.net');
    now.mockRestore();
  });

  it("is the last known one while the white-label service is away, and never the platform's", async () => {
    const { hostOf, answers, changed } = await started();
    await hostOf(one);
    for (const tenantId of [one, other]) answers.set(tenantId, new DomainError('core.unavailable'));
    changed();
    expect(await hostOf(one)).toBe('one.example.net');
    await expect(hostOf(other)).rejects.toHaveCode('core.unavailable');
    answers.set(other, await siteAt(other, 'other.example.net'));
    expect(await hostOf(other)).toBe('other.example.net');
  });

  it('without any domain fails, so that the work is tried again', async () => {
    const { hostOf, answers, changed } = await started();
    await hostOf(one);
    answers.set(one, null);
    changed();
    await expect(hostOf(one)).rejects.toHaveCode('core.unavailable');
  });
});
