import type { Activity } from '@linkyard/contracts';
import { defineModel } from '@linkyard/mongo';

const months13 = 396 * 86_400;

/** One view or click, kept for 13 months. @source models.md 18 Event */
export interface ActivityDocument extends Omit<Activity, 'id' | 'at'> {
  /** The beacon's own id: the same one twice counts once. */
  _id: string;
  at: Date;
  userId: string;
}

/**
 * Counts of one campaign, or of one section of it, on one calendar day of the owner's zone.
 * @source models.md 18 DailyRollup
 */
export interface RollupDocument {
  /** `<campaign>/<section or "">/<date>` */
  _id: string;
  userId: string;
  campaignId: string;
  sectionId: string | null;
  date: string;
  views: number;
  uniques: number;
  clicks: number;
  byDevice: Record<string, number>;
  byCountry: Record<string, number>;
  byReferrer: Record<string, number>;
  /** Clicks by address; the title is looked up when shown. */
  byTarget: Record<string, number>;
}

/** That a visitor was on a campaign on a day: what makes uniques count once. */
export interface VisitorDocument {
  /** `<campaign>/<date>/<visitor key>` */
  _id: string;
  at: Date;
}

export const activityModel = defineModel<ActivityDocument>({
  collection: 'activity',
  indexes: [
    { key: { userId: 1, campaignId: 1, at: -1 } },
    { key: { at: 1 }, options: { expireAfterSeconds: months13 } },
  ],
});
export const rollupModel = defineModel<RollupDocument>({
  collection: 'daily_rollups',
  indexes: [
    { key: { userId: 1, sectionId: 1, date: 1 } },
    { key: { userId: 1, campaignId: 1, sectionId: 1, date: 1 } },
  ],
});
export const visitorModel = defineModel<VisitorDocument>({
  collection: 'visitors',
  indexes: [{ key: { at: 1 }, options: { expireAfterSeconds: 3 * 86_400 } }],
});
export const activityModels = [activityModel, rollupModel, visitorModel];
