import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { stockRefusals } from '../../integrations/stock/stock-picture.js';
import { costlyRate } from '../../primitives/rates.js';
import { mediaView } from './media-view.js';

/**
 * Imports a remote picture into the library: fetched from public addresses only and re-encoded. A stock picture is identified by its
 * provider's id (or by the `file.path` a search gave); address and credit then come from the provider. For `openai` the address is the one
 * that generating gave. Repeating the call within ten minutes returns the same item.
 * @source spec 7 "upload from URL", models.md 15
 */
export const uploadFromUrl = defineCommand({
  subject: 'media.files.upload-from-url',
  http: { path: '/user/upload-user-file-from-url', role: 'any', rate: costlyRate },
  summary: 'Put a picture from an address into the library',
  request: z.strictObject({
    url: z.string().trim().min(1, refusedAs('media.path_missing')).max(2048),
    source: z.enum(['unsplash', 'pixabay', 'pexels', 'openai', 'url']).default('url'),
    type: z.literal('gallery').default('gallery'),
    providerId: z.string().trim().min(1).max(64).optional(),
  }),
  reply: mediaView,
  message: /*i18n*/ 'Added to your library.',
  errors: [
    'media.url_unreachable',
    'media.ai_image_gone',
    'media.image_type',
    'media.image_too_large',
    'media.image_unreadable',
    'media.quota_reached',
    ...stockRefusals,
  ],
  timeoutMs: 15_000,
});
