import { fieldErrors, type ExportCell, type ExportColumn, type ExportPage } from '@linkyard/contracts';
import type { z } from 'zod';
import { DomainError } from '../bus/domain-error.js';

/**
 * What a service answers the writer of an export.
 * @param found  this page's records in the order of their ids, at most `limit`
 * @param rowsOf the rows of one record, a cell for each column
 */
export const exportPage = <Stored extends { _id: string }>(
  columns: readonly ExportColumn[],
  found: readonly Stored[],
  limit: number,
  rowsOf: (record: Stored) => ExportCell[][],
): ExportPage => ({
  columns: columns.map(({ title, kind }) => ({ title, kind })),
  rows: found.flatMap(rowsOf),
  next: found.length === limit ? (found.at(-1)?._id ?? null) : null,
});

/** The filters of an export's request, by the schema of their owning service. @throws DomainError core.invalid_input */
export function exportFilters<Filters extends z.ZodType>(schema: Filters, filters: unknown): z.output<Filters> {
  const parsed = schema.safeParse(filters);
  if (!parsed.success) throw new DomainError('core.invalid_input', { errors: fieldErrors(parsed.error) });
  return parsed.data;
}
