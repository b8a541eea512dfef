import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { webUrl } from '../../primitives/index.js';

/** The one way a service reads an address a user gave; guarded like `scrapeInformation`. Decoded to text, 2 MB at most. */
export const fetchWebPage = defineCommand({
  subject: 'integrations.pages.fetch',
  summary: 'The text of a page on the web',
  request: z.strictObject({ url: webUrl }),
  reply: z.object({
    /** After redirects. */
    url: z.string(),
    contentType: z.string(),
    html: z.string(),
  }),
  errors: ['integrations.page_unreachable'],
  timeoutMs: 10_000,
});
