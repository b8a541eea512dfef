import { describe, expect, it } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import { fakeSites, hostOfTenant } from '@linkyard/service-kit/testing';
import { TenantSites } from '@linkyard/service-kit';
import { CampaignRoom } from './campaign-room.js';
import { PageDomains } from './page-domains.js';
import { PageOrigins } from './page-origins.js';

const app = 'https://app.example.com';
const originsWith = (PAGES_ORIGIN?: string, own: Record<string, string> = {}) => {
  const env = { PUBLIC_URL: app, ...(PAGES_ORIGIN === undefined ? {} : { PAGES_ORIGIN }) };
  const sites = Object.assign(Object.create(TenantSites.prototype), fakeSites(env));
  const domains = Object.assign(Object.create(PageDomains.prototype), { originOf: (id: string) => own[id] ?? null });
  return new PageOrigins(sites, Object.create(CampaignRoom.prototype), domains);
};

describe('the origin of public pages', () => {
  it.each([
    [undefined, app, '/ana'],
    ['', app, '/ana'],
    [app, app, '/ana'],
    ['https://pages.example.net', 'https://pages.example.net', 'https://pages.example.net/ana'],
  ])('of the platform with PAGES_ORIGIN %s is %s, and screens lead to %s', async (pages, origin, link) => {
    const origins = originsWith(pages);
    expect(await origins.of(null)).toBe(origin);
    expect(await origins.linkTo({ tenantId: null, campName: 'ana' })).toBe(link);
  });

  it('of a tenant is its own host, whatever the platform has', async () => {
    const [one, other] = [newId(), newId()];
    const origins = originsWith('https://pages.example.net');
    const found = await Promise.all([one, other, one].map((tenantId) => origins.of(tenantId)));
    expect(found).toEqual([one, other, one].map((tenantId) => `http://${hostOfTenant(tenantId)}`));
    expect(await origins.linkTo({ tenantId: one, campName: 'ana' })).toBe('/ana');
  });

  it('of a page with a domain of its own is that domain, in what its creator passes on', async () => {
    const [own, other] = [newId(), newId()];
    const origins = originsWith(undefined, { [own]: 'https://ana.example' });
    const page = { tenantId: null, campName: 'ana' };
    expect(await origins.urlOf({ _id: own, ...page })).toBe('https://ana.example/');
    expect(await origins.urlOf({ _id: other, ...page })).toBe(`${app}/ana`);
  });
});
