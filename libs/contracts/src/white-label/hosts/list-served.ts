import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

export const servedHostsAtOnce = 5_000;

/** For entrances, which refuse all other hosts without asking. */
export const listServedHosts = defineCommand({
  subject: 'white-label.hosts.list-served',
  summary: 'The hosts of resellers and the own domains of creators, in alphabetical order',
  acrossTenants: 'an entrance serves every tenant',
  request: z.strictObject({ after: z.string().max(255).default('') }),
  reply: z.object({
    hosts: z.array(z.string()).max(servedHostsAtOnce),
    /** Of the site of each, in the same order: another one once anything of it is other. */
    versions: z.array(z.string()).max(servedHostsAtOnce).default([]),
    hasMore: z.boolean(),
  }),
  timeoutMs: 5_000,
});
