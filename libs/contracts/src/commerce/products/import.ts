import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

const maxCsvBytes = 1024 * 1024;

/**
 * Reads the CSV export of Shopify, or a list with the columns of Gumroad. A product that was imported before, by its handle or permalink,
 * is changed instead of made again. Products with problems are left out. New ones are drafts.
 */
export const importProducts = defineCommand({
  subject: 'commerce.products.import',
  http: { path: '/user/products/import', role: 'user', rate: costlyRate, maxBytes: maxCsvBytes + 16_384 },
  summary: 'Import products from a CSV file, or show what would be imported',
  request: z.strictObject({
    csv: z.string().min(1).max(maxCsvBytes),
    /** Of prices without one. */
    currency: currencyCode,
    isPreview: z.boolean().default(true),
  }),
  reply: z.object({
    products: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        variants: z.int(),
        problems: z.array(z.string()),
        action: z.enum(['create', 'update', 'skip']),
      }),
    ),
    imported: z.int(),
  }),
  timeoutMs: 15_000,
});
