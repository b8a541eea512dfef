import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { providerNames } from './provider-settings.js';

/** Really asks the service, with the key that is stored. */
/** What a test comes to. The app shows it in the admin's language. */
export const providerTestTexts = {
  works: /*i18n*/ 'It works: the service accepts the key.',
  none: /*i18n*/ 'No key is set.',
  key: /*i18n*/ 'The service does not accept this key.',
  limit: /*i18n*/ 'The key is accepted, but its limit is used up for now.',
  blocked: /*i18n*/ 'The service refused the question.',
  timeout: /*i18n*/ 'The service did not answer in time.',
  failed: /*i18n*/ 'The service could not be reached, or gave an answer that we do not understand.',
} as const;

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
