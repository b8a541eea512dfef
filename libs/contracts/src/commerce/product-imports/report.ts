import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productImportLine } from './product-import.js';

/** In the order of the file, page by page; kept for 30 days. */
export const reportProductImport = defineCommand({
  subject: 'commerce.product-imports.report',
  http: { path: '/user/products/import/report', role: 'user' },
  summary: 'What became of each product of an imported file',
  request: z.strictObject({
    importId: objectId,
    /** Only products that were left out or taken with a remark. */
    onlyRemarks: z.boolean().default(false),
    /** Of the last line that is known; null from the beginning. */
    after: z.int().min(-1).nullable().default(null),
    limit: z.int().min(1).max(500).default(100),
  }),
  reply: z.object({
    lines: z.array(productImportLine.extend({ position: z.int() })),
    /** What `after` continues with; null after the last line. */
    next: z.int().nullable(),
  }),
  errors: ['core.not_found'],
  timeoutMs: 5_000,
});
