import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, publicId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

/** Cancelling returns everything that was paid. That somebody did not come can be said only after the end. */
export const changeBookingStatus = defineCommand({
  subject: 'bookings.bookings.change-status',
  http: { path: '/user/appointment/change-status', role: 'user' },
  summary: 'Cancel or complete a booking, or say that nobody came',
  request: z.strictObject({
    uid: publicId,
    command: z.enum(['cancel', 'complete', 'noShow']),
    reason: prose(500).default(''),
  }),
  reply: z.object({ booking: bookingView }),
  message: 'Saved.',
  errors: ['core.not_found', 'bookings.wrong_state', 'bookings.too_early'],
  timeoutMs: 8000,
});
