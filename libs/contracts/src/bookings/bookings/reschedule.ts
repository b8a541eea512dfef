import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, moment } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { attendeeBookingView, manageKey } from './booking-view.js';

/** The old booking closes and a new one takes its place, with what was paid; the old link opens nothing that can be changed. */
export const rescheduleBooking = defineCommand({
  subject: 'bookings.bookings.reschedule',
  http: { path: '/user/appointment/reschedule', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Move a booking to another time',
  request: z.strictObject({
    uid: manageKey.uid,
    /** The host, who is signed in, needs none. */
    token: manageKey.token.optional(),
    start: moment,
    reason: line(500).default(''),
  }),
  reply: z.object({ booking: attendeeBookingView, token: z.string().nullable() }),
  message: /*i18n*/ 'Moved.',
  errors: [
    'core.not_found',
    'bookings.slot_taken',
    'bookings.not_open',
    'bookings.too_late',
    'bookings.not_allowed',
    'bookings.wrong_state',
    'bookings.hold_ends',
  ],
  timeoutMs: 8000,
});
