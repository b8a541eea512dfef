import type { settingGroups } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** @source models.md 13 UserSetting */
export interface Setting extends OwnedDocument {
  key: string;
  value: unknown;
  group: (typeof settingGroups)[number];
}

export const settingModel = defineModel<Setting>({
  collection: 'settings',
  indexes: [{ key: { userId: 1, key: 1 }, options: { unique: true } }],
});
