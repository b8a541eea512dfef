import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productInput } from '../products/product-fields.js';
import { productImportBatchSize, productRemark } from './product-import.js';

/** For the worker: the next products of the file. The same batch again changes nothing. */
export const saveProductImportBatch = defineCommand({
  subject: 'commerce.product-imports.save-batch',
  summary: 'Save the next products of an import',
  request: z.strictObject({
    importId: objectId,
    ownerId: objectId,
    run: z.int(),
    /** Products of the whole file. */
    total: z.int(),
    /** Position of the first one in the file, from 0. */
    from: z.int().min(0),
    products: z
      .array(
        z.strictObject({
          row: z.int(),
          key: z.string().max(200),
          title: z.string().max(200),
          /** Null for one that is left out. */
          input: productInput.nullable(),
          remarks: z.array(productRemark).max(60),
        }),
      )
      .max(productImportBatchSize),
  }),
  /** False when the account is gone or the import has ended: then the worker stops. */
  reply: z.object({ isOpen: z.boolean() }),
  timeoutMs: 15_000,
});
