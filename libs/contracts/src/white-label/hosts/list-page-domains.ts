import { z } from 'zod';
import { objectId } from '../../primitives/index.js';
import { defineCommand } from '../../kit/define-command.js';
import { servedHostsAtOnce } from './list-served.js';

/** For what names the address of a page: its own metadata, site maps, what its creator shares. */
export const listPageDomains = defineCommand({
  subject: 'white-label.hosts.list-page-domains',
  summary: 'Pages with an active domain of their own, in the order of their ids, and the origin of each',
  acrossTenants: 'pages of every tenant are rendered',
  request: z.strictObject({ after: z.string().max(24).default('') }),
  reply: z.object({
    pages: z.array(z.object({ campaignId: objectId, origin: z.string() })).max(servedHostsAtOnce),
    hasMore: z.boolean(),
  }),
  timeoutMs: 5_000,
});
