import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, objectId } from '../../primitives/index.js';

/** Credentials and busy times are erased; entries that were written stay in the calendar. */
export const deleteCalendar = defineCommand({
  subject: 'bookings.calendars.delete',
  http: { path: '/user/calendar/delete', role: 'user', whileImpersonating: 'refused' },
  summary: 'Disconnect a calendar account',
  request: z.strictObject({ _id: objectId }),
  reply: deleteReply,
  message: /*i18n*/ 'Calendar disconnected.',
  errors: ['core.not_found'],
  timeoutMs: 4_000,
});
