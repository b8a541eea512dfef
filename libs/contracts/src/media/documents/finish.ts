import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the worker: the file is stored, or cannot be rendered. */
export const finishDocument = defineCommand({
  subject: 'media.documents.finish',
  summary: 'End the rendering of a document',
  request: z.strictObject({
    documentId: objectId,
    ownerId: objectId,
    outcome: z.enum(['ready', 'failed']),
    /** Bytes. */
    size: z.int(),
  }),
  /** False when the account is gone: then the worker deletes what it has written. */
  reply: z.object({ kept: z.boolean() }),
  timeoutMs: 3_000,
});
