import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { calendarDate, objectId } from '../../primitives/index.js';
import { leadKinds, leadStates } from './lead-view.js';

/** Filters the three lead tables share. Days are calendar days of the owner's zone. */
export const leadFilters = z.strictObject({
  campaignId: objectId.optional(),
  sectionId: objectId.optional(),
  state: z.enum(leadStates).optional(),
  isRead: z.boolean().optional(),
  tag: z.string().max(60).optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
/** An export has what the table shows: its filters, and what was searched for. */
export const leadExportFilters = leadFilters.extend({
  kind: z.enum(leadKinds).optional(),
  searchTerm: searchTerm.optional(),
});
export const leadSorts = ['createdAt', 'name', 'email'] as const;
