import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** A bearer URL for a file that a visitor sent: a download, valid for five minutes. */
export const linkVisitorFile = defineCommand({
  subject: 'media.visitor-files.link',
  http: { path: '/user/upload/link', role: 'user' },
  summary: 'Open a file that a visitor sent',
  request: z.strictObject({ mediaId: objectId }),
  reply: z.object({ path: z.string(), expiresAt: timestamp }),
  timeoutMs: 3_000,
});
