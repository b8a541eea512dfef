import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, publicId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

export const noteBooking = defineCommand({
  subject: 'bookings.bookings.note',
  http: { path: '/user/appointment/note', role: 'user' },
  summary: "Change the host's note of a booking",
  request: z.strictObject({ uid: publicId, internalNotes: prose(4_000) }),
  reply: z.object({ booking: bookingView }),
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
