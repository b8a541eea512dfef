import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode, uploadedFile } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { maxProductFileBytes, productImportView } from './product-import.js';

/**
 * Takes the CSV export of a shop and reads it in the background. A product that was imported before, by its handle or number in that shop, is
 * changed instead of made again. New ones are drafts. A preview is imported by `confirmProductImport`.
 */
export const startProductImport = defineCommand({
  subject: 'commerce.product-imports.start',
  http: {
    path: '/user/products/import',
    role: 'user',
    rate: costlyRate,
    body: 'multipart',
    maxBytes: maxProductFileBytes,
    fileLife: 'day',
  },
  summary: 'Import products from a CSV file, or show what would be imported',
  request: z.strictObject({
    file: uploadedFile,
    /** Of prices without one. */
    currency: currencyCode,
    isPreview: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  }),
  reply: productImportView,
  errors: ['commerce.import_running'],
  timeoutMs: 5_000,
});
