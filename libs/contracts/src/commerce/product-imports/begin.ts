import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the worker: which file to read, and how far an earlier run came. */
export const beginProductImport = defineCommand({
  subject: 'commerce.product-imports.begin',
  summary: 'Begin to import products',
  request: z.strictObject({ importId: objectId, ownerId: objectId, run: z.int() }),
  reply: z.object({
    /** Null when it has ended, or its account is gone. */
    plan: z.object({ key: z.string(), currency: z.string(), done: z.int() }).nullable(),
  }),
  timeoutMs: 3_000,
});
