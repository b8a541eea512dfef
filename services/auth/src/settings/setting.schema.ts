import { settingGroups } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 13 UserSetting */
export const settings = ownedCollection({
  name: 'Setting',
  collection: 'settings',
  fields: {
    key: { type: String, required: true },
    value: { type: contractJson<unknown>(), default: null },
    group: { type: String, enum: settingGroups, required: true },
  },
  indexes: [{ key: { userId: 1, key: 1 }, options: { unique: true } }],
});
export type Setting = DocumentOf<typeof settings>;
