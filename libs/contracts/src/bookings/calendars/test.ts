import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { calendarAccountView } from './account-view.js';

/** What went wrong stands in the reply as state and sentence. */
export const testCalendar = defineCommand({
  subject: 'bookings.calendars.test',
  http: { path: '/user/calendar/test', role: 'user', rate: [{ limit: 20, windowSec: 60, by: 'account' }] },
  summary: 'Read the calendars and busy times of an account now',
  request: z.strictObject({ _id: objectId }),
  reply: calendarAccountView,
  errors: ['core.not_found'],
  timeoutMs: 15_000,
});
