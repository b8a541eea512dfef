import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { modeFilter } from '../../payments/payment-mode.js';
import { calendarDate, objectId } from '../../primitives/index.js';
import { donationIntervals, donationStates } from './donation-view.js';

export const donationFilters = z.strictObject({
  state: z.enum(donationStates).optional(),
  interval: z.enum(donationIntervals).optional(),
  goalId: objectId.optional(),
  mode: modeFilter,
  /** UTC days, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
/** An export has what the table shows: its filters, and what was searched for. */
export const donationExportFilters = donationFilters.extend({ searchTerm: searchTerm.optional() });
