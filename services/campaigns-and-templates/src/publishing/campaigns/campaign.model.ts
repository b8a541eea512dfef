import type { CampaignView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';
import type { PublishedLook } from './published-look.js';

/** @source models.md 2 Campaign */
export interface CampaignDocument extends OwnedDocument {
  campName: string;
  title: string;
  templateId: string;
  domainId: string | null;
  thumb: string | null;
  status: 0 | 1;
  state: CampaignView['state'];
  visibility: CampaignView['visibility'];
  /** argon2id. Counts at once, draft or not. Absent, like the four below, in records from before there was any. */
  passwordHash?: string | null;
  minAge?: CampaignView['minAge'];
  pixels?: CampaignView['pixels'];
  consentBanner?: CampaignView['consentBanner'];
  publishAt: Date | null;
  unpublishAt: Date | null;
  publishedAt: Date | null;
  /** Counts publishes. */
  publishedRev: number;
  /** The version the published pages were made from, for "undo update". */
  publishedRevisionId: string | null;
  /** As visitors have it; null until the first publish. */
  published: PublishedLook | null;
  /** Set while a publish renders. A save clears it, so that the publish knows that it did not see everything. */
  publishingId: string | null;
  /** Counts whatever changes what a visitor sees: caches drop what is older. */
  liveVersion: number;
  hasUnpublishedChanges: boolean;
  previousCampNames: { name: string; until: Date }[];
  seo: CampaignView['seo'];
  language: string;
  direction: 'ltr' | 'rtl';
  analyticsEnabled: boolean;
  share: { enabled: boolean };
  showBranding: boolean;
  redirectUrl: string | null;
  stats: { views: number; uniques: number; clicks: number; lastViewAt: Date | null };
  moderation: CampaignView['moderation'];
  /** The account is switched off or waits for its deletion. Absent while nothing was said of it. */
  ownerHidden?: { isHidden: boolean; rev: number };
}

export const campaignModel = defineModel<CampaignDocument>({
  collection: 'campaigns',
  indexes: [
    { key: { updatedAt: 1, _id: 1 } },
    { key: { userId: 1, deletedAt: 1, updatedAt: -1, _id: -1 } },
    { key: { userId: 1, templateId: 1 } },
    { key: { tenantId: 1, state: 1, status: 1, deletedAt: 1, _id: 1 } },
    { key: { publishAt: 1 }, options: { partialFilterExpression: { publishAt: { $type: 'date' } } } },
    { key: { unpublishAt: 1 }, options: { partialFilterExpression: { unpublishAt: { $type: 'date' } } } },
  ],
});
