import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { webUrl } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/** Public addresses only, checked after every redirect (3 at most), 2 MB, 5 s, cached. @source models.md 4 "Scrape call" */
export const scrapeInformation = defineCommand({
  subject: 'integrations.pages.scrape',
  http: { path: '/user/scrape-information', role: 'any', rate: costlyRate },
  summary: 'Title, description and pictures of a page on the web',
  request: z.strictObject({ url: webUrl }),
  reply: z.object({
    url: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    favicon: z.string().nullable(),
    siteName: z.string(),
  }),
  errors: ['integrations.page_unreachable'],
  timeoutMs: 8000,
});
