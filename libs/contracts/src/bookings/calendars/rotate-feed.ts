import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';

export const rotateCalendarFeed = defineCommand({
  subject: 'bookings.calendars.rotate-feed',
  http: { path: '/user/calendar/rotate-feed', role: 'user', whileImpersonating: 'refused' },
  summary: 'A new private address; the address before opens nothing any more',
  request: z.strictObject({}),
  reply: z.object({ url: z.string() }),
  message: /*i18n*/ 'The calendar has a new address.',
  timeoutMs: 3_000,
});
