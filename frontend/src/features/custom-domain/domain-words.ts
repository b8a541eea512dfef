import { t } from '@lingui/core/macro';
import type { DomainState, DomainView } from '@linkyard/contracts';
import { formatDate, perLanguage, type StatusMap } from '@linkyard/ui';

export const domainStateWords: () => StatusMap<DomainState> = perLanguage(() => ({
  pending: { label: t`Waiting for records`, tone: 'waiting' },
  verified: { label: t`Verified`, tone: 'info' },
  active: { label: t`Active`, tone: 'good' },
  failing: { label: t`Leads elsewhere`, tone: 'bad' },
  suspended: { label: t`Switched off`, tone: 'bad' },
  failed: { label: t`Not verified`, tone: 'neutral' },
  removed: { label: t`Removed`, tone: 'neutral' },
}));

/** What the state means for visitors, and what comes next. Nothing where everything is as it should be. */
export function stateSentence({ state, displayHost, campaignId, expiresAt }: DomainView): string | null {
  const until = formatDate(expiresAt);
  const sentences: Record<DomainState, string | null> = {
    pending: expiresAt
      ? t`Set the records below at the company where you registered the domain. We look again by ourselves until ${until}.`
      : t`Set the records below at the company where you registered the domain.`,
    verified: campaignId === null ? noPage() : null,
    active: campaignId === null ? noPage() : null,
    failing: t`${displayHost} leads elsewhere at the moment. Set the records below again; after 14 days it is switched off here.`,
    suspended: t`${displayHost} led elsewhere for 14 days and is switched off: visitors do not find your page there. Set the records and verify it again.`,
    failed: t`The records were not found within 14 days. Set them and verify the domain again.`,
    removed: null,
  };
  return sentences[state];
}

const noPage = () => t`Choose the page that opens at this domain.`;

/** @returns null where there is nothing to say of it yet */
export function certificateText({ isVerified, certState, certExpiresAt }: DomainView): string | null {
  if (!isVerified) return null;
  const until = formatDate(certExpiresAt);
  const words: Record<DomainView['certState'], string> = {
    none: t`Ordered with the first visit`,
    issuing: t`On its way`,
    active: until ? t`Valid until ${until}` : t`Valid`,
    failed: t`Could not be issued yet. It is ordered again with the next visit.`,
  };
  return words[certState];
}
