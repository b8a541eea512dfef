import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { providerNames } from './provider-settings.js';

/** Really asks the service, with the key that is stored. */
export const testSiteSettings = defineCommand({
  subject: 'integrations.settings.test',
  http: { path: '/admin/settings/test', role: 'admin', rate: [{ limit: 20, windowSec: 60, by: 'account' }] },
  summary: 'Whether a service accepts our key',
  request: z.strictObject({
    group: z.literal('providers').default('providers'),
    provider: z.enum(providerNames),
  }),
  reply: z.object({
    ok: z.boolean(),
    /** One sentence for the screen. */
    text: z.string(),
    /** Remaining requests in the provider's current rate-limit window; null when it does not report them. */
    remaining: z.int().nullable(),
  }),
  timeoutMs: 12_000,
});
