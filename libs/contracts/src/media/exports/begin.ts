import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { exportFormats, exportKinds } from './export-view.js';

/** For the worker: what to write, and where. A run that was killed begins again and writes the same object. */
export const beginExport = defineCommand({
  subject: 'media.exports.begin',
  summary: 'Begin to write an export',
  request: z.strictObject({ exportId: objectId, ownerId: objectId }),
  reply: z.object({
    /** Null when it is written already, or its account is gone. */
    plan: z
      .object({
        kind: z.enum(exportKinds),
        format: z.enum(exportFormats),
        filters: z.record(z.string(), z.unknown()),
        timeZone: z.string(),
        key: z.string(),
      })
      .nullable(),
  }),
  timeoutMs: 3_000,
});
