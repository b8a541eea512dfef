import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { productImportView } from './product-import.js';

/** For a day; then the file has to be uploaded again. */
export const confirmProductImport = defineCommand({
  subject: 'commerce.product-imports.confirm',
  http: { path: '/user/products/import/confirm', role: 'user', rate: costlyRate },
  summary: 'Import what a preview has shown',
  request: z.strictObject({ importId: objectId }),
  reply: productImportView,
  errors: ['core.not_found', 'commerce.import_running', 'commerce.import_not_ready'],
  timeoutMs: 5_000,
});
