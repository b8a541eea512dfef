import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the worker: the file is stored, or cannot be made. */
export const finishExport = defineCommand({
  subject: 'media.exports.finish',
  summary: 'End an export',
  request: z.strictObject({
    exportId: objectId,
    ownerId: objectId,
    outcome: z.enum(['ready', 'failed']),
    rows: z.int(),
    /** Bytes. */
    size: z.int(),
  }),
  /** False when the account is gone: then the worker deletes what it has written. */
  reply: z.object({ kept: z.boolean() }),
  timeoutMs: 3_000,
});
