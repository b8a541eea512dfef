import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { line, onOff } from '../../primitives/index.js';

export const subUserFilters = z.strictObject({
  status: onOff.optional(),
  isInvited: z.boolean().optional(),
  planName: line(60).optional(),
});
/** An export has what the table shows: its filters, and what was searched for. */
export const subUserExportFilters = subUserFilters.extend({ searchTerm: searchTerm.optional() });
