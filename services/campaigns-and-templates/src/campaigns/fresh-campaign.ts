import { consentBannerSchema, pixelsSchema, seoSchema, themeSchema } from '@linkyard/contracts';
import { newId, type NewDocument } from '@linkyard/mongo';
import { freshPage } from '../pages/pages.service.js';
import type { TemplateCopy } from '../templates/copy-template.js';
import type { CampaignDocument } from './campaign.model.js';

/** A template with one empty page. */
export function emptyTemplate(name: string): TemplateCopy {
  const templateId = newId();
  const page = { ...freshPage(templateId, 'Home'), isHome: true };
  const template = {
    _id: templateId,
    kind: 'link' as const,
    ownerKind: 'user' as const,
    name,
    slug: '',
    description: '',
    categoryId: null,
    tags: [],
    thumb: null,
    previewUrl: null,
    isPremium: false,
    status: 1 as const,
    state: 'draft' as const,
    sourceTemplateId: null,
    theme: themeSchema.parse({}),
    homePageId: page._id,
    pageOrder: [page._id],
    usedCount: 0,
    featured: false,
    sortOrder: 0,
  };
  return { template, pages: [page], sections: [] };
}

/** A new, unpublished draft. */
export const freshCampaign = (
  { template }: TemplateCopy,
  title: string,
  campName: string,
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
  language: 'en',
  direction: 'ltr',
  analyticsEnabled: true,
  pixels: pixelsSchema.parse({}),
  consentBanner: consentBannerSchema.parse({}),
  share: { enabled: true },
  showBranding: true,
  redirectUrl: null,
  stats: { views: 0, uniques: 0, clicks: 0, lastViewAt: null },
  moderation: { state: 'clean', reason: '' },
});
