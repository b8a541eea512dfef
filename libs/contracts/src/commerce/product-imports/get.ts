import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { productImportView } from './product-import.js';

export const getProductImport = defineCommand({
  subject: 'commerce.product-imports.get',
  http: { path: '/user/products/import/get', role: 'user' },
  summary: "State of the seller's latest import",
  request: z.strictObject({}),
  reply: z.object({ import: productImportView.nullable() }),
  timeoutMs: 2_000,
});
