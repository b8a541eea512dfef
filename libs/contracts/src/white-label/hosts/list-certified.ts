import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { servedHostsAtOnce } from './list-served.js';

/** For entrances, which are asked before a certificate is issued. */
export const listCertifiedHosts = defineCommand({
  subject: 'white-label.hosts.list-certified',
  summary: 'The hosts that may have a certificate: verified domains and what leads to them, in alphabetical order',
  acrossTenants: 'an entrance serves every tenant',
  request: z.strictObject({ after: z.string().max(255).default('') }),
  reply: z.object({ hosts: z.array(z.string()).max(servedHostsAtOnce), hasMore: z.boolean() }),
  timeoutMs: 5_000,
});
