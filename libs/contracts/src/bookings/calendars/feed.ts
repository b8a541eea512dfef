import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** Calendar programs subscribe to it; anyone with the address can read it. */
export const getCalendarFeed = defineCommand({
  subject: 'bookings.calendars.feed',
  http: { path: '/user/calendar/feed', role: 'user', whileImpersonating: 'refused' },
  summary: 'The private address of the calendar with all own bookings',
  request: z.strictObject({}),
  reply: z.object({ url: z.string() }),
  timeoutMs: 3_000,
});
