import type { Brand, Site } from '@linkyard/contracts';
import type { OwnSites } from '@linkyard/service-kit';
import type { Domain } from '../domains/domain.schema.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

interface Known {
  /** Published and not suspended, by id. */
  tenants: ReadonlyMap<string, WhiteLabel>;
  /** The served host of each tenant's app. */
  hostOfTenant: ReadonlyMap<string, string>;
  own: Pick<OwnSites, 'brand' | 'origins' | 'originOf'>;
}

/** The site that a domain shows; none where its tenant is not published, or where it shows no page yet. */
export function siteOfDomain(domain: Domain, { tenants, hostOfTenant, own }: Known): Site[] {
  const { host, purpose, whiteLabelId, campaignId } = domain;
  const tenantId = purpose === 'whiteLabel' ? whiteLabelId : domain.tenantId;
  const tenant = tenantId === null ? null : tenants.get(tenantId);
  if (tenant === undefined || (purpose === 'whiteLabel' && tenant === null)) return [];
  const brand = tenant ? brandOf(tenant) : own.brand;
  if (purpose === 'whiteLabel') {
    const origin = own.originOf(host);
    const origins = { app: origin, pages: origin };
    return [
      { tenantId, kind: 'tenant', host, brand, origins, signup: tenant?.signupMode ?? 'closed', campaignId: null },
    ];
  }
  if (campaignId === null) return [];
  const appHost = tenantId === null ? undefined : hostOfTenant.get(tenantId);
  const app = appHost === undefined ? own.origins.app : own.originOf(appHost);
  // A tenant whose own host is not served has no app that a page could lead to.
  if (tenantId !== null && appHost === undefined) return [];
  return [{ tenantId, kind: 'campaign', host, brand, origins: { app, pages: own.originOf(host) }, campaignId }];
}

const brandOf = ({ title, description, logo, favicon, supportEmail, supportLink, theme }: WhiteLabel): Brand => ({
  whiteLabel: true,
  ...{ title, description, logo, favicon, supportEmail, supportLink, theme },
});
