import { originOfSite, type Site } from '@linkyard/contracts';
import { ownSites } from '../sites/own-sites.js';
import { SiteUrls } from '../sites/site-urls.js';
import type { TenantSites } from '../sites/tenant-sites.js';

/** The host of a tenant of specs. */
export const hostOfTenant = (tenantId: string) => `${tenantId}.tenant.example`;

/** The own domain of one of the creators of a tenant, or of the platform. */
export const hostOfCreator = (tenantId: string | null) => `${tenantId ?? 'platform'}.creator.example`;

/** Every tenant has a site of its own, `http://<its id>.tenant.example`; the platform's is at PUBLIC_URL of these settings. @param closed tenants whose site is not served */
export function fakeSites(
  env: NodeJS.ProcessEnv = {},
  closed: ReadonlySet<string> = new Set(),
): Pick<TenantSites, 'of' | 'at' | 'own'> {
  // A spec may change the settings of its process while it runs.
  const own = () => ownSites(env);
  const of = (tenantId: string | null): Site => {
    const { platform } = own();
    if (tenantId === null) return platform;
    const host = hostOfTenant(tenantId);
    const origins = { app: `http://${host}`, pages: `http://${host}` };
    const brand = { ...platform.brand, whiteLabel: true, title: `Tenant ${tenantId}` };
    const isClosed = closed.has(tenantId) ? { isClosed: true as const } : {};
    return { tenantId, kind: 'tenant', host, brand, origins, signup: 'open', campaignId: null, ...isClosed };
  };
  const siteOf = (host: string): Site | null => {
    const [, name = '', kind] = /^(\w+)\.(tenant|creator)\.example$/.exec(host) ?? [];
    if (kind === undefined) return own().siteOf(host);
    const site = of(name === 'platform' ? null : name);
    if (kind === 'tenant') return site;
    return { ...site, kind: 'campaign', host, origins: { ...site.origins, pages: `http://${host}` } };
  };
  return {
    get own() {
      return own();
    },
    of: async (tenantId) => of(tenantId),
    async at(origin) {
      const site = URL.canParse(origin) ? siteOf(new URL(origin).host) : null;
      return site && originOfSite(site) === origin ? site : null;
    },
  };
}

export const fakeSiteUrls = (env: NodeJS.ProcessEnv = {}): SiteUrls => new SiteUrls(fakeSites(env));
