import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { webinarSync } from '../webinars/webinar-view.js';

/** What failed is tried again within seconds: the webinar, and the registrations that the provider did not take. */
export const syncWebinar = defineCommand({
  subject: 'bookings.webinar-connections.sync',
  http: { path: '/user/webinar/sync', role: 'user', rate: [{ limit: 20, windowSec: 60, by: 'account' }] },
  summary: 'Send a webinar and its registrations to the provider again',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ sync: webinarSync }),
  message: /*i18n*/ 'Trying again.',
  errors: ['core.not_found', 'bookings.webinar_provider_not_connected'],
  timeoutMs: 4_000,
});
