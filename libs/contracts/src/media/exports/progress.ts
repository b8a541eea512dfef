import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the worker: how far it is. */
export const progressExport = defineCommand({
  subject: 'media.exports.progress',
  summary: 'Note how many rows of an export are written',
  request: z.strictObject({ exportId: objectId, ownerId: objectId, rows: z.int() }),
  reply: z.object({}),
  timeoutMs: 3_000,
});
