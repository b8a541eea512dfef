import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicReadRate } from '../../primitives/rates.js';
import { attendeeBookingView, manageKey } from './booking-view.js';

export const manageBooking = defineCommand({
  subject: 'bookings.bookings.manage',
  http: { path: '/user/appointment/manage', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'A booking, as its attendee sees it',
  request: z.strictObject(manageKey),
  reply: z.object({ booking: attendeeBookingView }),
  errors: ['core.not_found'],
  timeoutMs: 4000,
});
