import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { downloadedFile } from './download-view.js';

/** For the gateway: a download ended early, and what was not sent may be fetched without being counted. */
export const returnUnsent = defineCommand({
  subject: 'commerce.downloads.return-unsent',
  summary: 'Say how much of a download was not sent',
  request: z.strictObject({ ...downloadedFile, unsent: z.int().min(0) }),
  reply: z.object({}),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
