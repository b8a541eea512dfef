import { consentBannerSchema, pixelsSchema, pushPromptSchema, seoSchema } from '@linkyard/contracts';
import type { NewDocument } from '@linkyard/mongo';
import type { TemplateCopy } from '../../authoring/templates/copy-template.js';
import type { CampaignDocument } from './campaign.schema.js';

/** A new, unpublished draft. @param language what its texts will be written in, BCP 47 */
export const freshCampaign = (
  { template }: TemplateCopy,
  title: string,
  campName: string,
  language = 'en',
): NewDocument<CampaignDocument> => ({
  campName,
  title,
  templateId: template._id,
  domainId: null,
  thumb: template.thumb,
  status: 1,
  state: 'draft',
  visibility: 'public',
  passwordHash: null,
  minAge: 18,
  publishAt: null,
  unpublishAt: null,
  publishedAt: null,
  publishedRev: 0,
  publishedRevisionId: null,
  published: null,
  publishingId: null,
  liveVersion: 0,
  hasUnpublishedChanges: false,
  previousCampNames: [],
  seo: seoSchema.parse({}),
  language,
  direction: 'ltr',
  analyticsEnabled: true,
  pixels: pixelsSchema.parse({}),
  consentBanner: consentBannerSchema.parse({}),
  pushEnabled: false,
  pushPrompt: pushPromptSchema.parse({}),
  share: { enabled: true },
  showBranding: true,
  redirectUrl: null,
  stats: { views: 0, uniques: 0, clicks: 0, lastViewAt: null },
  moderation: { state: 'clean', reason: '' },
});
