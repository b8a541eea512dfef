import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { calendarAccountView, calendarProviders } from './account-view.js';

/** @source api.md "/user/calendar/list" */
export const listCalendars = defineCommand({
  subject: 'bookings.calendars.list',
  http: { path: '/user/calendar/list', role: 'user' },
  summary: 'Connected calendar accounts with their calendars',
  request: z.strictObject({}),
  reply: z.object({
    data: z.array(calendarAccountView),
    /** What this installation can connect: Google and Microsoft need a client of the installation. */
    available: z.array(z.enum(calendarProviders)),
    /** Providers that this installation replaces by a simulator. */
    simulated: z.array(z.enum(calendarProviders)),
  }),
  timeoutMs: 3_000,
});
