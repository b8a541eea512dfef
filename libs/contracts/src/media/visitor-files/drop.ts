import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** Takes back a `storeVisitorFile` that came to nothing. One that was kept stays. */
export const dropVisitorFile = defineCommand({
  subject: 'media.visitor-files.drop',
  summary: 'Remove an unreferenced file',
  request: z.strictObject({ mediaId: objectId, userId: objectId }),
  reply: z.object({}),
  timeoutMs: 4_000,
});
