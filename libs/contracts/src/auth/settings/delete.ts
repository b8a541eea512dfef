import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { settingKey } from './setting-view.js';

export const deleteSetting = defineCommand({
  subject: 'auth.settings.delete',
  http: { path: '/user/settings/delete', role: 'any' },
  summary: 'Put one setting back to its default',
  request: z.strictObject({ key: settingKey }),
  reply: z.object({ key: settingKey }),
  message: /*i18n*/ 'Deleted successfully',
  timeoutMs: 2000,
});
