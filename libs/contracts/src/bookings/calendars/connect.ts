import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { webUrl } from '../../primitives/index.js';
import { calendarAccountView } from './account-view.js';

const answer = {
  /** What the provider sent back with the browser; without them the reply says where to send it. */
  code: z.string().min(1).max(2048).optional(),
  state: z.string().min(1).max(512).optional(),
};

/**
 * An ICS address and a CalDAV server are connected at once. Google and Microsoft take two calls: the first answers with the address of the
 * consent page, the second brings what came back to `/redirect/{provider}Calendar`. Connecting an account again replaces its credentials.
 */
export const connectCalendar = defineCommand({
  subject: 'bookings.calendars.connect',
  http: {
    path: '/user/calendar/connect',
    role: 'user',
    whileImpersonating: 'refused',
    rate: [{ limit: 20, windowSec: 60, by: 'account' }],
  },
  summary: 'Connect a calendar account; its busy times are read at once',
  request: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('ics'),
      /** `webcal://` is read as `https://`. */
      url: z
        .string()
        .trim()
        .max(2048)
        .regex(/^(?:https?|webcals?):\/\/\S+$/i, refusedAs('bookings.not_calendar_address')),
    }),
    z.strictObject({
      provider: z.literal('caldav'),
      serverUrl: webUrl,
      username: z.string().trim().min(1, refusedAs('bookings.user_name_missing')).max(200),
      password: z.string().min(1, refusedAs('bookings.password_missing')).max(500),
    }),
    z.strictObject({ provider: z.literal('google'), ...answer }),
    z.strictObject({ provider: z.literal('microsoft'), ...answer }),
  ]),
  reply: z.object({ account: calendarAccountView.nullable(), authorizeUrl: z.string().nullable() }),
  errors: [
    'bookings.calendar_refused',
    'bookings.calendar_unavailable',
    'bookings.calendar_unreadable',
    'bookings.calendar_too_complex',
    'bookings.calendar_not_configured',
  ],
  timeoutMs: 15_000,
});
