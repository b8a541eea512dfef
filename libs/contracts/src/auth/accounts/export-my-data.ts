import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { timestamp } from '../../primitives/index.js';
import { credentialRate } from '../../primitives/rates.js';

/** The account's own records: profile, settings, sessions, consents. Secrets and hashes are not among them. */
export const exportMyData = defineCommand({
  subject: 'auth.accounts.export-my-data',
  http: { path: '/auth/exportMyData', role: 'any', rate: credentialRate, whileImpersonating: 'refused' },
  summary: 'Everything the account service keeps about this person',
  request: z.strictObject({}),
  reply: z.object({ fileName: z.string(), exportedAt: timestamp, archive: z.record(z.string(), z.unknown()) }),
  timeoutMs: 5000,
});
