import { legalKeys, type Brand, type DomainState, type OwnLegalPages, type Site } from '@linkyard/contracts';
import type { OwnSites } from '@linkyard/service-kit';
import { isVerifiedDomain, type Domain } from '../domains/domain.schema.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

/** What a site does not need of a white label: it is not read and kept in memory for every tenant. */
export const leftOut = {
  emailTemplates: 0,
  dkim: 0,
  dkimNext: 0,
  dkimFormer: 0,
  smtp: 0,
  smtpState: 0,
  plans: 0,
} as const;
export type SiteRecord = Omit<WhiteLabel, keyof typeof leftOut>;

/** A tenant with the domain of its app; one that has no domain is in none of them. */
export type KnownTenants = ReadonlyMap<string, { record: SiteRecord; domain: Domain }>;
type Own = Pick<OwnSites, 'brand' | 'origins' | 'originOf' | 'platform'>;

/** A tenant's address is the first of these that it has: while a domain is changed, the old one until the new one has its certificate. */
const preference: readonly DomainState[] = ['active', 'verified', 'failing', 'suspended', 'pending', 'failed'];

/** @param domains of apps of tenants and others, in any state but `removed` */
export function knownTenants(tenants: readonly SiteRecord[], domains: readonly Domain[]): KnownTenants {
  const records = new Map(tenants.map((record) => [record._id, record]));
  const known = new Map<string, { record: SiteRecord; domain: Domain }>();
  for (const domain of domains) {
    const record = domain.purpose === 'whiteLabel' && records.get(domain.whiteLabelId ?? '');
    if (!record || domain.redirectsTo) continue;
    const other = known.get(record._id)?.domain;
    if (!other || compare(domain, other, record) < 0) known.set(record._id, { record, domain });
  }
  return known;
}

function compare(one: Domain, other: Domain, { domainId }: SiteRecord): number {
  const rank = ({ state }: Domain) => preference.findIndex((preferred) => preferred === state);
  const isOther = ({ _id }: Domain) => Number(_id !== domainId);
  return (
    rank(one) - rank(other) || isOther(one) - isOther(other) || other.createdAt.getTime() - one.createdAt.getTime()
  );
}

/** @param host of the tenant's app, whether it is served now or not */
export function tenantSite(tenant: SiteRecord, host: string, own: Own): Site {
  const origin = own.originOf(host);
  return {
    ...{ tenantId: tenant._id, kind: 'tenant', host, brand: brandOf(tenant), signup: tenant.signupMode },
    ...{ legal: legalOf(tenant), social: socialOf(tenant), offPage: tenant.offPage },
    ...(isPublished(tenant) ? {} : { isClosed: true as const }),
    origins: { app: origin, pages: origin },
    campaignId: null,
  };
}

/** The site that a served domain shows; none where its tenant is not published, or where it shows no page yet. */
export function siteOfDomain(domain: Domain, tenants: KnownTenants, own: Own): Site[] {
  const { host, purpose, whiteLabelId, campaignId, tenantId, userId: ownerId } = domain;
  if (purpose === 'whiteLabel') {
    // The former host only leads to the one that took its place.
    const record = domain.redirectsTo ? undefined : tenants.get(whiteLabelId ?? '')?.record;
    return record && isPublished(record) ? [tenantSite(record, host, own)] : [];
  }
  if (campaignId === null) return [];
  const page = { kind: 'campaign' as const, host, campaignId, ownerId };
  const pages = own.originOf(host);
  if (tenantId === null) {
    const { legal } = own.platform;
    return [
      { ...page, tenantId, brand: own.brand, ...(legal ? { legal } : {}), origins: { app: own.origins.app, pages } },
    ];
  }
  const tenant = tenants.get(tenantId);
  // A tenant whose own host is not served has no app that a page could lead to.
  if (!tenant || !isPublished(tenant.record) || !isVerifiedDomain(tenant.domain)) return [];
  const origins = { app: own.originOf(tenant.domain.host), pages };
  const { record } = tenant;
  const look = { brand: brandOf(record), legal: legalOf(record), offPage: record.offPage };
  return [{ ...page, tenantId, ...look, origins }];
}

const isPublished = ({ status, suspendedReason }: SiteRecord) => status === 1 && suspendedReason === '';

function legalOf({ legal }: SiteRecord): OwnLegalPages {
  const own = legalKeys.flatMap((key) => {
    const page = legal?.[key];
    if (!page) return [];
    return [[key, page.mode === 'url' ? { url: page.url } : { changedAt: page.changedAt.toISOString() }] as const];
  });
  return Object.fromEntries(own);
}

const socialOf = ({ social }: SiteRecord) => ({
  google: Boolean(social?.google?.clientId && social.google.secretEnc),
  facebook: Boolean(social?.facebook?.appId && social.facebook.secretEnc),
});

export const brandOf = (tenant: SiteRecord): Brand => {
  const { title, description, logo, favicon, supportEmail, supportLink, theme, showPoweredBy } = tenant;
  return { whiteLabel: true, title, description, logo, favicon, supportEmail, supportLink, showPoweredBy, theme };
};
