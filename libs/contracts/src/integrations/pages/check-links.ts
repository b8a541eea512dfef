import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { webUrl } from '../../primitives/index.js';

/** So many addresses are looked at in one call. */
export const linksPerCheck = 40;

/**
 * Whether links of a page lead somewhere. `dead`: the server says it is not there, or there is no such server; `unsure`: it did not let us in,
 * was busy or slow, which says nothing about visitors. Only public servers are asked; every other address is `dead` without a look.
 */
export const checkLinks = defineCommand({
  subject: 'integrations.pages.check-links',
  http: { path: '/user/check-links', role: 'any', rate: [{ limit: 10, windowSec: 60, by: 'account' }] },
  summary: 'Whether links lead somewhere',
  request: z.strictObject({ urls: z.array(webUrl).min(1).max(linksPerCheck) }),
  reply: z.object({ links: z.array(z.object({ url: z.string(), state: z.enum(['ok', 'dead', 'unsure']) })) }),
  timeoutMs: 15_000,
});
