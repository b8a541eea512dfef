import type { CampaignDocument } from './campaign.schema.js';

/** What a campaign becomes when its next publish does not wait any longer; one that is online stays so. */
export function calledOff({
  state,
  publishedRev,
}: Pick<CampaignDocument, 'state' | 'publishedRev'>): Pick<CampaignDocument, 'state' | 'publishAt'> {
  if (state !== 'scheduled') return { state, publishAt: null };
  return { state: publishedRev > 0 ? 'unpublished' : 'draft', publishAt: null };
}
