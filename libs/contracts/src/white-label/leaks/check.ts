import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { costlyRate } from '../../primitives/rates.js';
import { timestamp } from '../../primitives/index.js';

export const leakKinds = ['name', 'host', 'sender', 'colour'] as const;
export const leakView = z.object({
  /** An address of the site, or a mail: `mail orderPaid (de)`. */
  where: z.string(),
  kind: z.enum(leakKinds),
  /** The words around it. */
  excerpt: z.string(),
});

/** Opens the site as a stranger would, with every file that it loads, and renders every mail. Works before the site is published. */
export const checkLeaks = defineCommand({
  subject: 'white-label.leaks.check',
  http: { path: '/wl/leak-check', role: 'owner', rate: costlyRate },
  summary: 'Whether anything on the site names the installation behind it',
  request: z.strictObject({}),
  reply: z.object({
    checkedAt: timestamp,
    /** Documents, files and mails that were looked through. */
    looked: z.int(),
    leaks: z.array(leakView).max(200),
  }),
  errors: ['core.not_found', 'white-label.domain_unverified'],
  timeoutMs: 60_000,
});
