import type { Site } from '@linkyard/contracts';

const sites = new WeakMap<object, Site>();

/** Noted once, by the entrance, before anything else reads the request. */
export const noteSite = (request: object, site: Site): void => void sites.set(request, site);

/** Undefined for a request whose host is not served, or not known yet. */
export const siteOfRaw = (raw: object): Site | undefined => sites.get(raw);

/** Whether a reseller's app is at the host that was asked, as the platform's is at its own hosts. */
export const isTenantApp = (raw: object): boolean => siteOfRaw(raw)?.kind === 'tenant';

/** Whose host was asked. @throws Error for a request that has not passed the entrance */
export function siteOfRequest({ raw }: { raw: object }): Site {
  const site = siteOfRaw(raw);
  if (!site) throw new Error('The request has no site: it has not passed the HostGate');
  return site;
}

/** Whether a creator's own domain was asked, where one page is and no one signs in. */
export const isCampaignHost = (raw: object): boolean => siteOfRaw(raw)?.kind === 'campaign';

/** Where a page is asked for. */
export interface PagePlace {
  host: string;
  /** Whose the host was when the request came in. A load that outlasts a change of the domain still goes by it. */
  site: Site;
  /** Under what pages of a host are kept: when it shows another page or has another owner, nothing of before is found. */
  scope: string;
}

export function pageScope(host: string, raw: object): string {
  const site = siteOfRaw(raw);
  return site?.kind === 'campaign' || site?.kind === 'tenant'
    ? `${host} ${site.tenantId ?? ''} ${site.campaignId ?? ''}`
    : host;
}

export const pagePlace = (host: string, raw: object): PagePlace => ({
  ...{ host, site: siteOfRequest({ raw }), scope: pageScope(host, raw) },
});

/** Whether an account is known where it was shown: those of one site are on no other, and none is on a creator's own domain. */
export const isAccountOf = (site: Site, account: { tenantId: string | null }): boolean =>
  site.kind !== 'campaign' && site.tenantId === account.tenantId;

/** On the hosts of a tenant or of a creator only that host itself is trusted; the platform's own hosts trust one another. */
export const isTrustedOrigin = (
  site: Site,
  from: string,
  host: string | undefined,
  own: ReadonlySet<string>,
): boolean => from === host || ((site.kind === 'platform' || site.kind === 'pages') && own.has(from));
