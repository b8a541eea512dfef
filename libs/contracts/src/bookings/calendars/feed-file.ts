import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

/** For GET /user/calendar/feed/{token}.ics. */
export const readCalendarFeed = defineCommand({
  subject: 'bookings.calendars.feed-file',
  summary: 'The bookings behind a private address as iCalendar',
  request: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,80}$/) }),
  reply: z.object({ content: z.string() }),
  errors: ['core.not_found'],
  timeoutMs: 8_000,
});
