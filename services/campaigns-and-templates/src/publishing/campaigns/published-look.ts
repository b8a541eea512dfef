import type { CampaignDocument } from './campaign.schema.js';

/** What of a campaign visitors see besides its blocks. Like them it is a draft until the next publish. */
export type PublishedLook = Pick<
  CampaignDocument,
  | 'title'
  | 'visibility'
  | 'minAge'
  | 'pixels'
  | 'consentBanner'
  | 'pushEnabled'
  | 'pushPrompt'
  | 'seo'
  | 'language'
  | 'direction'
  | 'analyticsEnabled'
  | 'share'
  | 'showBranding'
  | 'redirectUrl'
>;

export const lookOf = (campaign: PublishedLook): PublishedLook => {
  const { title, visibility, minAge, pixels, consentBanner, seo, language, direction } = campaign;
  const { analyticsEnabled, pushEnabled, pushPrompt, share, showBranding, redirectUrl } = campaign;
  const seen = { title, visibility, minAge, pixels, consentBanner, seo, language, direction };
  return { ...seen, analyticsEnabled, pushEnabled, pushPrompt, share, showBranding, redirectUrl };
};
