import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, publicId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

/** A rejected one gets its money back. Of two who decide at the same moment one is refused. */
export const approveBooking = defineCommand({
  subject: 'bookings.bookings.approve',
  http: { path: '/user/appointment/approve', role: 'user' },
  summary: 'Approve or reject a booking',
  request: z.strictObject({
    uid: publicId,
    approve: z.boolean(),
    reason: prose(500).default(''),
    /** Approve although a calendar of the host is busy at that time. */
    ignoreBusy: z.boolean().default(false),
  }),
  reply: z.object({ booking: bookingView }),
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'bookings.wrong_state', 'bookings.slot_taken', 'bookings.host_busy'],
  timeoutMs: 8000,
});
