import type { Setting } from './setting.schema.js';

export const presentSetting = ({ key, value, group, updatedAt }: Setting) => ({ key, value, group, updatedAt });
