import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { objectId } from '../primitives/index.js';

/** Reads an uploaded product file and hands its products over in batches. A run that was killed continues where it was. */
export const importProducts = defineJob({
  name: 'imports.products',
  data: z.strictObject({
    importId: objectId,
    ownerId: objectId,
    /** 1 for the first reading, 2 for the import after a preview. */
    run: z.int(),
  }),
  attempts: 8,
  backoffMs: 3_000,
  idempotencyKey: ({ importId, run }) => `${importId}-${run}`,
});
