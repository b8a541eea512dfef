import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** `platform`: app and pages of the platform; `pages`: public pages only (PAGES_ORIGIN); `tenant`: a reseller's verified domain. */
export const resolveHost = defineCommand({
  subject: 'white-label.hosts.resolve',
  summary: 'Whose host this is',
  request: z.strictObject({ host: z.string().max(255) }),
  reply: z.object({
    known: z.boolean(),
    kind: z.enum(['platform', 'tenant', 'pages']).nullable(),
    tenantId: objectId.nullable(),
  }),
  timeoutMs: 1500,
});
