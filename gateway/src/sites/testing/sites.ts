import type { Site } from '@linkyard/contracts';
import { ownSites } from '@linkyard/service-kit';

const { brand } = ownSites({});

/** The site of a host, the platform's unless a kind is named. */
export const siteOf = (host: string, kind: Site['kind'] = 'platform', tenantId: string | null = null): Site => ({
  ...{ tenantId, kind, host, brand, campaignId: null },
  origins: { app: `https://${host}`, pages: `https://${host}` },
});
