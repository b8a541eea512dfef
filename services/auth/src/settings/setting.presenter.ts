import type { Setting } from './setting.model.js';

export const presentSetting = ({ key, value, group, updatedAt }: Setting) => ({ key, value, group, updatedAt });
