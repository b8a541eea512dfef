import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, publicId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

/** Cancelling refunds everything that was paid. A no-show can be recorded only after the end. */
export const changeBookingStatus = defineCommand({
  subject: 'bookings.bookings.change-status',
  http: { path: '/user/appointment/change-status', role: 'user' },
  summary: 'Cancel or complete a booking, or mark it as a no-show',
  request: z.strictObject({
    uid: publicId,
    command: z.enum(['cancel', 'complete', 'noShow']),
    reason: prose(500).default(''),
  }),
  reply: z.object({ booking: bookingView }),
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'bookings.wrong_state', 'bookings.too_early'],
  timeoutMs: 8000,
});
