import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { siteSchema } from './site.js';

/** Answered from memory. */
export const resolveHost = defineCommand({
  subject: 'white-label.hosts.resolve',
  summary: 'Whose host this is; null for one that is not served',
  acrossTenants: 'the tenant is what is asked for',
  request: z.strictObject({
    host: z.string().max(255),
    /** Also of a tenant that is not published yet: its own check opens it. */
    rehearsal: z.boolean().default(false),
  }),
  reply: z.object({
    site: siteSchema.nullable(),
    /** As in the list of served hosts; empty where it is in none. */
    version: z.string().default(''),
  }),
  timeoutMs: 1500,
});
