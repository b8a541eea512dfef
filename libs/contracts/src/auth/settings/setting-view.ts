import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { timestamp } from '../../primitives/index.js';

export const settingGroups = [
  'profile',
  'checkout',
  'invoice',
  'notifications',
  'privacy',
  'branding',
  'email',
] as const;
export const settingKey = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, refusedAs('core.not_key'));

/** @source models.md 13 UserSetting */
export const settingView = z.object({
  key: settingKey,
  value: z.unknown(),
  group: z.enum(settingGroups),
  updatedAt: timestamp,
});
