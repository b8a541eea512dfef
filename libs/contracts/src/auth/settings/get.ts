import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { settingKey, settingView } from './setting-view.js';

export const getSettings = defineCommand({
  subject: 'auth.settings.get',
  http: { path: '/user/settings/get', role: 'any' },
  summary: 'The own settings, or one of them',
  request: z.strictObject({ key: settingKey.optional() }),
  reply: z.object({ settings: z.array(settingView) }),
  timeoutMs: 2000,
});
