import { z } from 'zod';
import { openPaymentRefusals } from '../../payments/start-refusals.js';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import {
  attribution,
  email,
  foldCode,
  line,
  moment,
  prose,
  publicId,
  timestamp,
  timeZone,
  visitorWrite,
} from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { attendeeBookingView } from './booking-view.js';

/**
 * Everything is looked at again, then the time is claimed: one of two who book the same time is refused. The same key with the same
 * content gives the same booking. What costs money is confirmed when it is paid. Where the address has to be confirmed first, the time is
 * kept while the code is on its way.
 */
export const saveBooking = defineCommand({
  subject: 'bookings.bookings.save',
  http: { path: '/user/appointment/save', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Book an appointment',
  request: z.strictObject({
    publicId,
    start: moment,
    duration: z.int().min(5).max(1440).optional(),
    timeZone,
    attendee: z.strictObject({
      name: line(120).min(1, refusedAs('bookings.name_missing')),
      email,
      phone: line(40).default(''),
    }),
    guests: z.array(email).max(50).default([]),
    /** By the id of the question. A checkbox is "yes" or empty. */
    answers: z.record(line(40), prose(4_000)).default({}),
    /** Index of the chosen place where the appointment offers several. */
    location: z.int().min(0).max(9).default(0),
    /** Of a series, where the appointment offers one. */
    occurrences: z.int().min(1).max(52).default(1),
    holdKey: publicId.optional(),
    /** The code mailed to the attendee, where the appointment asks for a confirmed address. Without it the code is mailed. */
    emailCode: z
      .string()
      .max(64)
      .transform(foldCode)
      .pipe(z.string().regex(/^(?:\d{6})?$/, refusedAs('bookings.not_mail_code')))
      .default(''),
    attribution: attribution.partial().default({}),
    ...visitorWrite,
  }),
  reply: z.object({
    booking: attendeeBookingView,
    /** Every date of a series, this one included. */
    dates: z.array(z.object({ uid: publicId, startAt: timestamp })),
    token: z.string(),
    /** The payment page; null when nothing is to be paid now. */
    redirectUrl: z.string().nullable(),
  }),
  message: /*i18n*/ 'Booked.',
  messageFor: ({ booking }) =>
    ({ awaitingApproval: /*i18n*/ 'Your request has been sent.', awaitingPayment: /*i18n*/ 'Please pay to confirm.' })[
      booking.state as string
    ] ?? 'Booked.',
  errors: [
    'core.not_found',
    'core.idempotency_mismatch',
    'core.confirm_address',
    'core.mail_unavailable',
    'bookings.slot_taken',
    'bookings.not_open',
    'bookings.too_many',
    'bookings.too_many_held',
    'bookings.verify_email',
    'bookings.cannot_be_paid',
    'payments.amount_refused',
    ...openPaymentRefusals,
  ],
  timeoutMs: 15_000,
});
