import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { objectId } from '../primitives/index.js';

/** Writes the file of an export. Does nothing when that was done. */
export const writeExport = defineJob({
  name: 'exports.write',
  data: z.strictObject({ exportId: objectId, ownerId: objectId }),
  attempts: 5,
  backoffMs: 5_000,
  idempotencyKey: (data) => data.exportId,
});
