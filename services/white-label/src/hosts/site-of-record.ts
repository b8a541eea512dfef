import type { Site } from '@linkyard/contracts';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import type { ServedHosts } from './served-hosts.js';
import { brandOf } from './site-of-domain.js';

/** How the site of a record looks and where it is, also of a draft: that has no name or address of its own yet. */
export function siteOfRecord(
  hosts: Pick<ServedHosts, 'siteOfTenant' | 'ownOrigins'>,
  record: WhiteLabel,
): Pick<Site, 'brand' | 'origins' | 'legal'> {
  const brand = brandOf({ ...record, title: record.title || record.smtp.name });
  const site = hosts.siteOfTenant(record._id);
  return { brand, origins: site?.origins ?? hosts.ownOrigins, legal: site?.legal };
}
