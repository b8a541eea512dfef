import { z } from 'zod';
import { objectId } from '../primitives/index.js';

/** How the writer prints a column: `time` cells are ISO 8601 in UTC and become the owner's wall clock. */
export const exportColumn = z.object({ title: z.string(), kind: z.enum(['text', 'number', 'time']) });
export type ExportColumn = z.output<typeof exportColumn>;
export const exportCell = z.union([z.string(), z.number(), z.null()]);
export type ExportCell = z.output<typeof exportCell>;

/** One page of an export, asked of the service that owns the records. `after` is the `next` of the page before. */
export const exportPageRequest = z.strictObject({
  ownerId: objectId,
  /** As the person's request had them; the owning service checks them once more. */
  filters: z.record(z.string(), z.unknown()),
  /** Columns are the same on every page. */
  after: objectId.nullable(),
  limit: z.int().min(1).max(1_000),
});
export const exportPageReply = z.object({
  columns: z.array(exportColumn),
  rows: z.array(z.array(exportCell)),
  /** Null after the last page. */
  next: objectId.nullable(),
});
export type ExportPage = z.output<typeof exportPageReply>;
