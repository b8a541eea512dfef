import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, publicId } from '../../primitives/index.js';
import { registrationView } from './registration-view.js';

/** Denying and cancelling refund what was paid and free the seat. Attendance can be marked from the start of the session. */
export const changeRegistrationStatus = defineCommand({
  subject: 'bookings.registrations.change-status',
  http: { path: '/user/webinar/change-status', role: 'user' },
  summary: 'Approve, deny or cancel a registration, or mark attendance',
  request: z.strictObject({
    uid: publicId,
    command: z.enum(['approve', 'deny', 'cancel', 'attended', 'absent']),
    reason: prose(500).default(''),
    attendedMinutes: z.int().min(0).max(10_000).optional(),
  }),
  reply: z.object({ registration: registrationView }),
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'bookings.wrong_state', 'bookings.too_early', 'bookings.webinar_full'],
  timeoutMs: 8000,
});
