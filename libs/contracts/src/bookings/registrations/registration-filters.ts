import { z } from 'zod';
import { searchTerm } from '../../kit/list.js';
import { modeFilter } from '../../payments/payment-mode.js';
import { objectId, publicId } from '../../primitives/index.js';
import { registrationStates } from './registration-view.js';

export const registrationFilters = z.strictObject({
  webinarId: objectId.optional(),
  sessionKey: publicId.optional(),
  state: z.enum(registrationStates).optional(),
  /** What costs nothing is live. */
  mode: modeFilter,
});
/** An export has what the table shows: its filters, and what was searched for. */
export const registrationExportFilters = registrationFilters.extend({ searchTerm: searchTerm.optional() });
