import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { attendeeBookingView, manageKey } from './booking-view.js';

/** Refunds what the appointment's policy grants; `manage` returns that amount beforehand. */
export const cancelBooking = defineCommand({
  subject: 'bookings.bookings.cancel',
  http: { path: '/user/appointment/cancel', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'Cancel a booking as its attendee',
  request: z.strictObject({ ...manageKey, reason: prose(500).default('') }),
  reply: z.object({ booking: attendeeBookingView }),
  message: /*i18n*/ 'Cancelled.',
  errors: ['core.not_found', 'bookings.too_late', 'bookings.not_allowed', 'bookings.wrong_state'],
  timeoutMs: 8000,
});
