import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

export const getBooking = defineCommand({
  subject: 'bookings.bookings.get',
  http: { path: '/user/appointment/booking', role: 'user' },
  summary: 'One booking of the host',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ booking: bookingView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
