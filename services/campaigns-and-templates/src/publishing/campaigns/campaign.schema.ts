import { campaignStates, campaignVisibilities, type CampaignView } from '@linkyard/contracts';
import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** What of a campaign visitors see besides its blocks: a draft until the next publish. */
const look = {
  title: { type: String, default: '' },
  visibility: { type: String, enum: campaignVisibilities, required: true },
  /** Absent, like the four below, in records from before there was any. */
  minAge: { type: contractJson<CampaignView['minAge']>(), optional: true },
  pixels: { type: contractJson<CampaignView['pixels']>(), optional: true },
  consentBanner: { type: contractJson<CampaignView['consentBanner']>(), optional: true },
  pushEnabled: { type: contractJson<boolean>(), optional: true },
  pushPrompt: { type: contractJson<CampaignView['pushPrompt']>(), optional: true },
  seo: { type: contractJson<CampaignView['seo']>(), required: true },
  language: { type: String, default: 'en' },
  direction: { type: String, enum: ['ltr', 'rtl'], default: 'ltr' },
  analyticsEnabled: { type: Boolean, required: true },
  share: { enabled: { type: Boolean, required: true } },
  showBranding: { type: Boolean, required: true },
  redirectUrl: { type: String, default: null },
} as const;

/** @source models.md 2 Campaign */
export const campaigns = ownedCollection({
  name: 'Campaign',
  collection: 'campaigns',
  fields: {
    ...look,
    campName: { type: String, required: true },
    templateId: { type: String, required: true },
    domainId: { type: String, default: null },
    thumb: { type: String, default: null },
    status: { type: Number, enum: [0, 1], required: true },
    state: { type: String, enum: campaignStates, required: true },
    /** argon2id. Counts at once, draft or not. */
    passwordHash: { type: contractJson<string | null>(), optional: true },
    publishAt: { type: Date, default: null },
    unpublishAt: { type: Date, default: null },
    publishedAt: { type: Date, default: null },
    /** Counts publishes. */
    publishedRev: { type: Number, default: 0 },
    /** The version the published pages were made from, for "undo update". */
    publishedRevisionId: { type: String, default: null },
    /** As visitors have it; null until the first publish. */
    published: { type: embedded(look), default: null },
    /** Set while a publish renders. A save clears it, so that the publish knows that it did not see everything. */
    publishingId: { type: String, default: null },
    /** Counts whatever changes what a visitor sees: caches drop what is older. */
    liveVersion: { type: Number, default: 0 },
    hasUnpublishedChanges: { type: Boolean, default: false },
    previousCampNames: {
      type: [embedded({ name: { type: String, required: true }, until: { type: Date, required: true } })],
    },
    stats: {
      views: { type: Number, default: 0 },
      uniques: { type: Number, default: 0 },
      clicks: { type: Number, default: 0 },
      lastViewAt: { type: Date, default: null },
    },
    moderation: { type: contractJson<CampaignView['moderation']>(), required: true },
    /** The account is switched off or waits for its deletion. Absent while nothing was said of it. */
    ownerHidden: { type: contractJson<{ isHidden: boolean; rev: number }>(), optional: true },
  },
  indexes: [
    { key: { updatedAt: 1, _id: 1 } },
    { key: { userId: 1, deletedAt: 1, updatedAt: -1, _id: -1 } },
    { key: { userId: 1, templateId: 1 } },
    { key: { tenantId: 1, state: 1, status: 1, deletedAt: 1, _id: 1 } },
    { key: { publishAt: 1 }, options: { partialFilterExpression: { publishAt: { $type: 'date' } } } },
    { key: { unpublishAt: 1 }, options: { partialFilterExpression: { unpublishAt: { $type: 'date' } } } },
  ],
});
export type CampaignDocument = DocumentOf<typeof campaigns>;
