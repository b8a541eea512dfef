import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line } from '../../primitives/index.js';
import { keyInput, providerSettings } from './provider-settings.js';

/**
 * Keys are encrypted before they are stored and never returned. Omitted fields keep their values. With `rev`, a concurrent change is refused
 * by core.conflict; without it, both changes are merged.
 */
export const updateSiteSettings = defineCommand({
  subject: 'integrations.settings.update',
  http: { path: '/admin/settings/update', role: 'admin', rate: [{ limit: 60, windowSec: 60, by: 'account' }] },
  summary: 'Change keys and choices for the services we ask',
  request: z.strictObject({
    group: z.literal('providers').default('providers'),
    rev: z.int().min(0).optional(),
    stock: z.strictObject({ unsplash: keyInput, pixabay: keyInput, pexels: keyInput }).optional(),
    ai: z
      .strictObject({
        key: keyInput,
        baseUrl: z.string().trim().max(500).optional(),
        model: line(100).optional(),
        dailyLimit: z.int().min(0).max(10_000).optional(),
      })
      .optional(),
  }),
  reply: providerSettings,
  message: /*i18n*/ 'Settings saved.',
  errors: ['core.conflict'],
  timeoutMs: 4_000,
});
