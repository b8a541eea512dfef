import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { modeFilter } from '../../payments/payment-mode.js';
import { calendarDate, objectId } from '../../primitives/index.js';
import { orderStates, paymentStates } from './order-view.js';

export const orderFilters = z.strictObject({
  state: z.enum(orderStates).optional(),
  paymentState: z.enum(paymentStates).optional(),
  mode: modeFilter,
  needsAttention: z.literal(true).optional(),
  productId: objectId.optional(),
  /** Calendar days of the seller's zone, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
/** An export has what the table shows: its filters, and what was searched for. */
export const orderExportFilters = orderFilters.extend({ searchTerm: searchTerm.optional() });
