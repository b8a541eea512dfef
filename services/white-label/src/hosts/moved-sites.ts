import type { Site } from '@linkyard/contracts';
import type { Domain } from '../domains/domain.schema.js';

type Leading = Pick<Domain, 'host' | 'redirectFrom' | 'redirectsTo'>;

/**
 * The hosts that only lead to a served one: www before it, or the former host of a tenant. A host that is served itself does not lead on.
 * @param sites of the hosts that are served, by host
 */
export function movedSites(domains: readonly Leading[], sites: ReadonlyMap<string, Site>): Site[] {
  return domains.flatMap(({ host, redirectFrom, redirectsTo }) => {
    const site = sites.get(redirectsTo ?? host);
    if (!site) return [];
    const { pages: movedTo } = site.origins;
    return [host, ...redirectFrom].filter((from) => !sites.has(from)).map((from) => ({ ...site, host: from, movedTo }));
  });
}
