import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { calendarAccountView } from './account-view.js';

const calendarId = z.string().min(1).max(1024);

/** Bookings that stand in a calendar already stay in it. */
export const updateCalendar = defineCommand({
  subject: 'bookings.calendars.update',
  http: { path: '/user/calendar/update', role: 'user' },
  summary: 'Choose which calendars block slots and which one bookings are written to',
  request: z.strictObject({
    _id: objectId,
    busyCalendarIds: z.array(calendarId).max(100).optional(),
    /** Null writes bookings to no calendar of this account. */
    writeCalendarId: calendarId.nullable().optional(),
  }),
  reply: calendarAccountView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found'],
  timeoutMs: 15_000,
});
