import type { CampaignDocument } from './campaign.model.js';

/** What of a campaign visitors see besides its blocks. Like them it is a draft until the next publish. */
export type PublishedLook = Pick<
  CampaignDocument,
  | 'title'
  | 'visibility'
  | 'seo'
  | 'language'
  | 'direction'
  | 'analyticsEnabled'
  | 'share'
  | 'showBranding'
  | 'redirectUrl'
>;

export const lookOf = (campaign: PublishedLook): PublishedLook => {
  const { title, visibility, seo, language, direction, analyticsEnabled, share, showBranding, redirectUrl } = campaign;
  return { title, visibility, seo, language, direction, analyticsEnabled, share, showBranding, redirectUrl };
};
