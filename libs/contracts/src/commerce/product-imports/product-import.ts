import { z } from 'zod';
import { reasonSchema } from '../../errors/reasons.js';
import { objectId, timestamp } from '../../primitives/index.js';

/** Of one file. The largest export of a real shop that was seen had 2.9 MB and 1,244 products. */
export const maxProductFileBytes = 20 * 1024 * 1024;
/** Below the head of a file; a product has one for each variant. */
export const maxProductFileRows = 50_000;
/** Products that a worker hands over at once. */
export const productImportBatchSize = 10;

export const productImportStates = ['queued', 'running', 'done', 'failed'] as const;
export const productImportFailures = [
  'empty',
  'no_table',
  'no_title_column',
  'too_many_rows',
  'file_gone',
  'broken_off',
] as const;
export type ProductImportFailure = (typeof productImportFailures)[number];

/** What was changed about a value so that its product could be taken, or why the product is left out. The reader's language has the sentence. */
export const productRemarkCodes = [
  'cut',
  'cleaned',
  'title_missing',
  'price_missing',
  'price_unreadable',
  'price_negative',
  'price_range',
  'price_rounded',
  'compare_price_dropped',
  'tags_dropped',
  'images_dropped',
  'variants_dropped',
  'variant_repeated',
  'variant_renamed',
  'stock_adjusted',
  'currency_unknown',
  'option_dropped',
  'value_dropped',
  'row_unreadable',
  'type_not_taken',
  'changed_during_import',
  'refused',
] as const;
export type ProductRemarkCode = (typeof productRemarkCodes)[number];

export const productRemark = z.object({
  code: z.enum(productRemarkCodes),
  /** The name of a product's field, for remarks about one. */
  field: z.string().max(60).optional(),
  /** What the file has there, shortened. */
  value: z.string().max(80).optional(),
  /** Why it was refused. */
  reason: reasonSchema.optional(),
  /** A limit, or how many were left out. */
  count: z.int().optional(),
});
export type ProductRemark = z.output<typeof productRemark>;

export const productImportActions = ['create', 'update', 'skip'] as const;

/** What became of one product of the file. */
export const productImportLine = z.object({
  /** Of the product's first row, as a spreadsheet counts. */
  row: z.int(),
  key: z.string(),
  title: z.string(),
  variants: z.int(),
  action: z.enum(productImportActions),
  remarks: z.array(productRemark),
});
export type ProductImportLine = z.output<typeof productImportLine>;

export const productImportView = z.object({
  importId: objectId,
  fileName: z.string(),
  currency: z.string(),
  state: z.enum(productImportStates),
  /** Nothing is saved: the report says what an import would do. */
  isPreview: z.boolean(),
  failure: z.enum(productImportFailures).nullable(),
  /** Products of the file, null until it was read. */
  total: z.int().nullable(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  leftOut: z.int(),
  /** Products that were taken with a remark. */
  remarked: z.int(),
  createdAt: timestamp,
});
export type ProductImportView = z.output<typeof productImportView>;
