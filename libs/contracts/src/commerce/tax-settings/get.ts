import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { taxSettings } from './tax-settings-view.js';

export const getTaxSettings = defineCommand({
  subject: 'commerce.tax-settings.get',
  http: { path: '/user/tax-settings/get', role: 'user' },
  summary: 'Tax that the seller charges',
  request: z.strictObject({}),
  reply: z.object({ settings: taxSettings }),
  timeoutMs: 2000,
});
