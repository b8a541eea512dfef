import type { Site } from '@linkyard/contracts';
import { ownSites } from '../sites/own-sites.js';
import { SiteUrls } from '../sites/site-urls.js';
import type { TenantSites } from '../sites/tenant-sites.js';

/** The host of a tenant of specs. */
export const hostOfTenant = (tenantId: string) => `${tenantId}.tenant.example`;

/** Every tenant has a site of its own, `http://<its id>.tenant.example`; the platform's is at PUBLIC_URL of these settings. */
export function fakeSites(env: NodeJS.ProcessEnv = {}): Pick<TenantSites, 'of'> {
  const { platform } = ownSites(env);
  return {
    async of(tenantId): Promise<Site> {
      if (tenantId === null) return platform;
      const host = hostOfTenant(tenantId);
      const origins = { app: `http://${host}`, pages: `http://${host}` };
      const brand = { ...platform.brand, whiteLabel: true, title: `Tenant ${tenantId}` };
      return { tenantId, kind: 'tenant', host, brand, origins, signup: 'open', campaignId: null };
    },
  };
}

export const fakeSiteUrls = (env: NodeJS.ProcessEnv = {}): SiteUrls => new SiteUrls(fakeSites(env));
