import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { modeFilter } from '../../payments/payment-mode.js';
import { calendarDate, objectId } from '../../primitives/index.js';

export const bookingTabs = ['upcoming', 'past', 'pending', 'cancelled'] as const;
export const bookingFilters = z.strictObject({
  /** `pending` waits for money or approval; `cancelled` is everything that came to nothing. All of them when missing. */
  tab: z.enum(bookingTabs).optional(),
  appointmentId: objectId.optional(),
  /** What costs nothing is live. */
  mode: modeFilter,
  /** Days on the host's clock on which a booking begins, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
/** An export has what the table shows: its filters, and what was searched for. */
export const bookingExportFilters = bookingFilters.extend({ searchTerm: searchTerm.optional() });
