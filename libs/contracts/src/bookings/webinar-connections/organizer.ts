import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { webinarConnectionView } from './connection-view.js';

/** For accounts that may act for several organizers. The key is tried at the provider before it is kept. */
export const setWebinarOrganizer = defineCommand({
  subject: 'bookings.webinar-connections.organizer',
  http: {
    path: '/user/webinar/organizer',
    role: 'user',
    whileImpersonating: 'refused',
    rate: [{ limit: 20, windowSec: 60, by: 'account' }],
  },
  summary: 'Choose for which organizer webinars are held at GoToWebinar',
  request: z.strictObject({
    _id: objectId,
    /** Text, because it exceeds what a number can hold. */
    organizerKey: z
      .string()
      .trim()
      .regex(/^\d{1,20}$/, refusedAs('bookings.not_organizer_key')),
  }),
  reply: z.object({ connection: webinarConnectionView }),
  message: /*i18n*/ 'Saved.',
  errors: [
    'core.not_found',
    'bookings.webinar_provider_refused',
    'bookings.webinar_provider_unavailable',
    'bookings.webinar_provider_unreadable',
    'bookings.webinar_provider_not_connected',
  ],
  timeoutMs: 15_000,
});
