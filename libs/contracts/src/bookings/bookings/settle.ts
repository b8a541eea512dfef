import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId, timestamp } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { bookingPaymentStates, bookingStates } from './booking-view.js';

/** What the attendee's return from the payment page and the provider's message both do. A repeat changes nothing. */
export const settleBooking = defineCommand({
  subject: 'bookings.bookings.settle',
  http: { path: '/user/appointment/settle', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'See whether a booking has been paid',
  request: z.strictObject({ uid: publicId }),
  reply: z.object({
    uid: publicId,
    title: z.string(),
    startAt: timestamp,
    timeZone: z.string(),
    state: z.enum(bookingStates),
    paymentState: z.enum(bookingPaymentStates),
    /** The payment page, after an attempt that was declined there; else null. */
    retryUrl: z.string().nullable().default(null),
  }),
  errors: ['core.not_found'],
  timeoutMs: 15_000,
});
