import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { prose } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { attendeeBookingView, manageKey } from './booking-view.js';

/** The attendee's stars, after it took place. A second rating changes the first. @source models.md 7 "followUp", 19 */
export const rateBooking = defineCommand({
  subject: 'bookings.bookings.rate',
  http: { path: '/user/appointment/rate', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'Rate a booking as its attendee',
  request: z.strictObject({
    ...manageKey,
    stars: z.int().min(1, refusedAs('core.stars_missing')).max(5),
    comment: prose(1_000).default(''),
  }),
  reply: z.object({ booking: attendeeBookingView }),
  message: /*i18n*/ 'Thank you for your rating!',
  errors: ['core.not_found', 'bookings.wrong_state'],
  timeoutMs: 5000,
});
