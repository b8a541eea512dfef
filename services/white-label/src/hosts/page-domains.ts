import type { ReplyOf, Site, listPageDomains } from '@linkyard/contracts';
import type { Domain } from '../domains/domain.schema.js';

type PageDomain = ReplyOf<typeof listPageDomains>['pages'][number];
type Shown = Pick<Domain, 'host' | 'state' | 'campaignId' | 'verifiedAt' | 'createdAt'>;

/**
 * The address of each page that has a domain with a certificate, in the order of their ids. Where several domains show a page, it is the one
 * that was verified first, so that an address that was passed on does not change with every further domain.
 */
export function pageDomains(domains: readonly Shown[], sites: ReadonlyMap<string, Site>): PageDomain[] {
  const first = new Map<string, Shown>();
  for (const domain of domains) {
    const { campaignId, host, state } = domain;
    if (campaignId === null || state !== 'active' || sites.get(host)?.campaignId !== campaignId) continue;
    const other = first.get(campaignId);
    if (!other || since(domain) < since(other)) first.set(campaignId, domain);
  }
  return [...first]
    .flatMap(([campaignId, { host }]) => {
      const origin = sites.get(host)?.origins.pages;
      return origin === undefined ? [] : [{ campaignId, origin }];
    })
    .sort((one, other) => (one.campaignId < other.campaignId ? -1 : 1));
}

const since = ({ verifiedAt, createdAt }: Shown): number => (verifiedAt ?? createdAt).getTime();
