import type { domainVerified, EventData } from '@linkyard/contracts';

/** Where one domain is looked after: that of a site stands among its settings, each of a creator has a panel. */
export const domainLink = ({ domainId, purpose }: Pick<EventData<typeof domainVerified>, 'domainId' | 'purpose'>) =>
  purpose === 'whiteLabel' ? '/white-label' : `/custom-domain?domain=${domainId}`;
