import { isInactiveOwner } from '../bus/owner-guard.js';
import type { SiteUrls } from '../sites/site-urls.js';

/**
 * Whether an owner is switched off, or the site of their tenant is closed: what the clock would send in their name is left out, and not
 * made up for later.
 * @throws DomainError as `SiteUrls.of`
 * @source ADR 0053
 */
export const isAtRest = async (
  { userId, tenantId }: { userId: string; tenantId: string | null },
  urls: Pick<SiteUrls, 'of'>,
): Promise<boolean> => isInactiveOwner(userId) || (await urls.of(tenantId)).site.isClosed === true;
