import type { ProviderName } from '@linkyard/contracts';
import { defineModel } from '@linkyard/mongo';

/** The one record of a group of settings. */
export interface ProviderSetting {
  _id: 'providers';
  /** Counts the changes. Absent in a record of before it was counted. */
  rev?: number;
  /** Sealed; a provider whose key is not set is absent. */
  keys: Partial<Record<ProviderName, string>>;
  /** Empty: the default. */
  aiBaseUrl: string;
  aiModel: string;
  aiDailyLimit: number;
  updatedAt: Date | null;
  /** The admin who changed it last. */
  updatedBy: string | null;
}

export const siteSettingModel = defineModel<ProviderSetting>({ collection: 'site-settings', indexes: [] });

export const untouched: ProviderSetting = {
  _id: 'providers',
  keys: {},
  aiBaseUrl: '',
  aiModel: '',
  aiDailyLimit: 20,
  updatedAt: null,
  updatedBy: null,
};
