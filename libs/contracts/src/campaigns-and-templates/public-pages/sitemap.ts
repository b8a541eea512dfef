import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** Public, indexable pages of a tenant, 5,000 at a time. */
export const listPublicAddresses = defineCommand({
  subject: 'campaigns-and-templates.public-pages.sitemap',
  summary: 'Addresses for the sitemaps of a tenant',
  request: z.strictObject({
    page: z.int().min(1).max(1000).default(1),
    /** Of a host that shows this campaign alone. */
    onlyCampaignId: objectId.nullable().default(null),
  }),
  reply: z.object({
    entries: z.array(z.object({ path: z.string(), updatedAt: timestamp })),
    pageCounts: z.int(),
  }),
  timeoutMs: 5000,
});
