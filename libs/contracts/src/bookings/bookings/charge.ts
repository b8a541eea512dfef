import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { majorAmount, publicId } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { bookingView } from './booking-view.js';

/** Takes the price, or less, of what is held on the visitor's card: once the appointment has begun, or as the fee of the cancel policy. */
export const chargeBooking = defineCommand({
  subject: 'bookings.bookings.charge',
  http: { path: '/user/appointment/charge', role: 'user', rate: costlyRate },
  summary: 'Charge or release the card that a booking holds',
  request: z.strictObject({
    uid: publicId,
    command: z.enum(['charge', 'release']),
    /** In major units; everything that may be charged when missing. */
    amount: majorAmount.optional(),
  }),
  reply: z.object({ booking: bookingView }),
  message: /*i18n*/ 'Saved.',
  errors: [
    'core.not_found',
    'bookings.not_charged_yet',
    'payments.not_held',
    'payments.capture_exceeds',
    'payments.capture_refused',
    'payments.provider_unavailable',
  ],
  timeoutMs: 15_000,
});
