import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { jsonValue } from '../../primitives/index.js';
import { settingGroups, settingKey, settingView } from './setting-view.js';

export const addUpdateSetting = defineCommand({
  subject: 'auth.settings.add-update',
  http: { path: '/user/settings/add-update', role: 'any' },
  summary: 'Keep one setting',
  request: z.strictObject({
    key: settingKey,
    value: jsonValue(16_384),
    /** Absent: stays; `profile` for a new one. */
    group: z.enum(settingGroups).optional(),
  }),
  reply: settingView,
  message: /*i18n*/ 'Saved.',
  timeoutMs: 2000,
});
