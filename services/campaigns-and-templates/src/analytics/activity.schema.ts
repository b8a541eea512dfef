import { devices, type Activity } from '@linkyard/contracts';
import { contractJson, sharedCollection, type DocumentOf } from '@linkyard/mongo';

const months13 = 396 * 86_400;

/** One view or click, kept for 13 months. @source models.md 18 Event */
export const activity = sharedCollection({
  name: 'Activity',
  collection: 'activity',
  fields: {
    /** The beacon's own id: the same one twice counts once. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    userId: { type: String, required: true },
    kind: { type: String, enum: ['view', 'click'], required: true },
    campaignId: { type: String, required: true },
    pageId: { type: String, required: true },
    sectionId: { type: String, default: null },
    target: { type: String, default: null },
    visitorKey: { type: String, default: '' },
    isBot: { type: Boolean, required: true },
    device: { type: String, enum: devices, required: true },
    os: { type: String, default: '' },
    browser: { type: String, default: '' },
    inAppBrowser: { type: String, default: null },
    country: { type: String, default: null },
    language: { type: String, default: null },
    referrerHost: { type: String, default: null },
    utm: { type: contractJson<Activity['utm']>(), default: {} },
  },
  indexes: [
    { key: { userId: 1, campaignId: 1, at: -1 } },
    { key: { at: 1 }, options: { expireAfterSeconds: months13 } },
  ],
});

/**
 * Counts of one campaign, or of one section of it, on one calendar day of the owner's zone.
 * @source models.md 18 DailyRollup
 */
export const rollups = sharedCollection({
  name: 'DailyRollup',
  collection: 'daily_rollups',
  fields: {
    /** `<campaign>/<section or "">/<date>` */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    campaignId: { type: String, required: true },
    sectionId: { type: String, default: null },
    date: { type: String, required: true },
    views: { type: Number, default: 0 },
    uniques: { type: Number, default: 0 },
    clicks: { type: Number, default: 0 },
    byDevice: { type: Map, of: Number, default: {} },
    byCountry: { type: Map, of: Number, default: {} },
    byReferrer: { type: Map, of: Number, default: {} },
    /** Clicks by address; the title is looked up when shown. */
    byTarget: { type: Map, of: Number, default: {} },
  },
  indexes: [
    { key: { userId: 1, sectionId: 1, date: 1 } },
    { key: { userId: 1, campaignId: 1, sectionId: 1, date: 1 } },
  ],
});
export type RollupDocument = DocumentOf<typeof rollups>;

/** That a visitor was on a campaign on a day: what makes uniques count once. */
export const visitors = sharedCollection({
  name: 'Visitor',
  collection: 'visitors',
  fields: {
    /** `<campaign>/<date>/<visitor key>` */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  indexes: [{ key: { at: 1 }, options: { expireAfterSeconds: 3 * 86_400 } }],
});

export const activityCollections = [activity, rollups, visitors];
