import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { webinarConnectionView } from './connection-view.js';

/**
 * Two calls: the first answers with the address of the consent page, the second brings what came back to `/redirect/gotowebinar`.
 * Connecting again replaces the credentials, and what failed in between is tried again.
 */
export const authWebinarProvider = defineCommand({
  subject: 'bookings.webinar-connections.auth',
  http: {
    path: '/user/webinar/auth',
    role: 'user',
    whileImpersonating: 'refused',
    rate: [{ limit: 20, windowSec: 60, by: 'account' }],
  },
  summary: 'Connect GoToWebinar',
  request: z.strictObject({
    /** What the provider sent back with the browser. */
    code: z.string().min(1).max(2048).optional(),
    state: z.string().min(1).max(512).optional(),
  }),
  reply: z.object({ connection: webinarConnectionView.nullable(), authorizeUrl: z.string().nullable() }),
  errors: [
    'bookings.webinar_provider_refused',
    'bookings.webinar_provider_unavailable',
    'bookings.webinar_provider_unreadable',
    'bookings.webinar_provider_not_configured',
  ],
  timeoutMs: 15_000,
});
