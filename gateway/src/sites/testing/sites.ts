import type { Brand, Site } from '@linkyard/contracts';
import { ownSites } from '@linkyard/service-kit';

const { brand } = ownSites({});

/** The site of a host, the platform's unless a kind is named. */
export const siteOf = (host: string, kind: Site['kind'] = 'platform', tenantId: string | null = null): Site => ({
  ...{ tenantId, kind, host, brand, campaignId: null },
  origins: { app: `https://${host}`, pages: `https://${host}` },
});

/** The brand of a reseller. */
export const aBrand = (over: Partial<Brand> = {}): Brand => ({
  ...brand,
  whiteLabel: true,
  title: 'Ana & Co',
  ...over,
});

/** The site of a reseller's app. */
export const tenantSite = (over: Partial<Brand> = {}, host = 'app.ana.example'): Site => ({
  ...siteOf(host, 'tenant', 'a'.repeat(24)),
  brand: aBrand(over),
});
