import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { providerSettings } from './provider-settings.js';

/** @source api.md "/admin/settings" */
export const getSiteSettings = defineCommand({
  subject: 'integrations.settings.get',
  http: { path: '/admin/settings/get', role: 'admin' },
  summary: 'Keys and choices for the services we ask, without the keys themselves',
  request: z.strictObject({ group: z.literal('providers').default('providers') }),
  reply: providerSettings,
  timeoutMs: 3_000,
});
