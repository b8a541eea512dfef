import { z } from 'zod';
import { email } from '../primitives/email.js';
import { line } from '../primitives/text.js';

interface ListOptions<Sort extends string, Filters extends z.ZodType> {
  sorts: readonly [Sort, ...Sort[]];
  filters: Filters;
  defaultPerPage?: number;
}

/** A whole e-mail address is looked for as it is stored. */
export const searchTerm = line(120).transform((term) => email.safeParse(term).data ?? term);

/**
 * The body every list call takes. `page` counts from 1; `listPerPage` is capped at 100; a sort or filter that is not
 * offered is refused. A leading '-' on a sort means descending.
 * @source api.md "Lists"
 */
export function listRequest<Sort extends string, Filters extends z.ZodType>(options: ListOptions<Sort, Filters>) {
  const sorts = options.sorts.flatMap((sort) => [sort, `-${sort}`]) as [Sort, ...(Sort | `-${Sort}`)[]];
  return z.strictObject({
    page: z.number().int().min(1).max(100_000).default(1),
    listPerPage: z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(options.defaultPerPage ?? 10),
    searchTerm: searchTerm.optional(),
    sort: z.enum(sorts).optional(),
    filters: options.filters,
  });
}

/** `{data, currentPage, totalCount, pageCounts, listPerPage}` of one entry shape. @source api.md "Lists" */
export const listReply = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    data: z.array(entry),
    currentPage: z.number().int(),
    totalCount: z.number().int(),
    pageCounts: z.number().int(),
    listPerPage: z.number().int(),
  });

/** Wraps one page of entries in the list reply. */
export function listOf<Entry>(data: Entry[], totalCount: number, request: { page: number; listPerPage: number }) {
  return {
    data,
    totalCount,
    currentPage: request.page,
    pageCounts: Math.ceil(totalCount / request.listPerPage),
    listPerPage: request.listPerPage,
  };
}
