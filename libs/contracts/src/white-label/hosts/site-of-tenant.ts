import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { siteSchema } from './site.js';

/**
 * For what is made outside a request: links, mails, documents. Answered from memory, also for a tenant that is not served now: its address
 * works again later.
 */
export const siteOfTenant = defineCommand({
  subject: 'white-label.hosts.site-of-tenant',
  summary: 'The site of a tenant; null where it has no domain at all',
  acrossTenants: 'the tenant is what is asked for',
  request: z.strictObject({ tenantId: objectId }),
  reply: z.object({ site: siteSchema.nullable() }),
  timeoutMs: 1500,
});
