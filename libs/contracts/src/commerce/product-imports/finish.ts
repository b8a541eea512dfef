import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productImportFailures } from './product-import.js';

/** For the worker: every product was handed over, or the file cannot be read. */
export const finishProductImport = defineCommand({
  subject: 'commerce.product-imports.finish',
  summary: 'End an import of products',
  request: z.strictObject({
    importId: objectId,
    ownerId: objectId,
    run: z.int(),
    failure: z.enum(productImportFailures).nullable(),
  }),
  /** Whether the file may be deleted: the one of a preview is still needed. */
  reply: z.object({ isFileDone: z.boolean() }),
  timeoutMs: 3_000,
});
