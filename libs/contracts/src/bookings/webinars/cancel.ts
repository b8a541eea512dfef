import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, prose } from '../../primitives/index.js';
import { webinarView } from './webinar-view.js';

/** Every registration is cancelled, its person is notified, and what was paid is refunded. */
export const cancelWebinar = defineCommand({
  subject: 'bookings.webinars.cancel',
  http: { path: '/user/webinar/cancel', role: 'user' },
  summary: 'Cancel a webinar',
  request: z.strictObject({ _id: objectId, reason: prose(500).default('') }),
  reply: z.object({ webinar: webinarView }),
  message: /*i18n*/ 'The webinar has been cancelled.',
  errors: ['core.not_found', 'bookings.wrong_state'],
  timeoutMs: 4000,
});
