import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { webinarConnectionView, webinarProviderEvents } from './connection-view.js';

/** Registers the callback address at the provider for these events; without any it is switched off. */
export const setWebinarCallback = defineCommand({
  subject: 'bookings.webinar-connections.callback-setting',
  http: {
    path: '/user/webinar/callback-setting',
    role: 'user',
    whileImpersonating: 'refused',
    rate: [{ limit: 20, windowSec: 60, by: 'account' }],
  },
  summary: 'Choose what GoToWebinar notifies us of',
  request: z.strictObject({
    _id: objectId,
    /** The address of the connection (`callbackUrl` of its view), where a client sends it back. No other can be set. @source models.md 10 */
    callbackUrl: z.string().max(2048).optional(),
    events: z.array(z.enum(webinarProviderEvents)).max(webinarProviderEvents.length),
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
