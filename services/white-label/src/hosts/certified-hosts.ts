import type { Domain } from '../domains/domain.schema.js';
import type { KnownTenants } from './site-of-domain.js';

/**
 * Hosts that may have a certificate, in alphabetical order: domains whose DNS led here at the last look, and the hosts that lead to them. A domain has
 * its certificate before its tenant is published, so that the first visitor does not wait for it; one whose DNS fails gets none, and none is
 * renewed for it; nor for anything of a tenant that an administrator has suspended.
 */
export function certifiedHosts(domains: readonly Domain[], tenants: KnownTenants): string[] {
  const hosts = domains
    .filter((domain) => isCertified(domain, tenants))
    .flatMap((domain) => [domain.host, ...domain.redirectFrom]);
  return [...new Set(hosts)].sort();
}

function isCertified({ state, purpose, whiteLabelId, tenantId }: Domain, tenants: KnownTenants): boolean {
  if (state !== 'verified' && state !== 'active') return false;
  const id = purpose === 'whiteLabel' ? whiteLabelId : tenantId;
  if (id === null) return purpose === 'campaign';
  const tenant = tenants.get(id)?.record;
  return tenant !== undefined && tenant.suspendedReason === '';
}
