import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { objectId } from '../primitives/index.js';

/** Renders the PDF of a record. Does nothing when that was done. */
export const renderDocument = defineJob({
  name: 'documents.render',
  data: z.strictObject({
    documentId: objectId,
    ownerId: objectId,
    /** Counts the jobs of a document: one that failed for good is followed by another. */
    run: z.int(),
  }),
  attempts: 5,
  backoffMs: 2_000,
  idempotencyKey: ({ documentId, run }) => `${documentId}-${run}`,
});
