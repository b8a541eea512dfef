import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** The one record of a group of settings. */
export const siteSettings = sharedCollection({
  name: 'SiteSetting',
  collection: 'site-settings',
  fields: {
    /** Counts the changes. Absent in a record of before it was counted. */
    rev: { type: Number, default: 0 },
    /** Sealed, by provider; one whose key is not set is absent. */
    keys: { type: Map, of: String, default: {} },
    /** Empty: the default. */
    aiBaseUrl: { type: String, default: '' },
    aiModel: { type: String, default: '' },
    aiDailyLimit: { type: Number, required: true },
    updatedAt: { type: Date, default: null },
    /** The admin who changed it last. */
    updatedBy: { type: String, default: null },
  },
});
export type ProviderSetting = DocumentOf<typeof siteSettings>;

export const untouched: ProviderSetting = {
  _id: 'providers',
  rev: 0,
  keys: {},
  aiBaseUrl: '',
  aiModel: '',
  aiDailyLimit: 20,
  updatedAt: null,
  updatedBy: null,
};
