import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** What deleted files took is free at once. `bytes` also holds what is not listed: profile pictures and files of visitors. */
export const mediaUsage = defineCommand({
  subject: 'media.quota.usage',
  http: { path: '/user/media/usage', role: 'any' },
  summary: 'How much room the library takes, and how much there is',
  request: z.strictObject({}),
  reply: z.object({
    bytes: z.int(),
    quotaBytes: z.int(),
    /** Listed files of either shelf. */
    gallery: z.int(),
    document: z.int(),
  }),
  timeoutMs: 3000,
});
