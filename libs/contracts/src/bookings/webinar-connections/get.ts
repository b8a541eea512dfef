import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { webinarConnectionView } from './connection-view.js';

export const getWebinarConnection = defineCommand({
  subject: 'bookings.webinar-connections.get',
  http: { path: '/user/webinar/connection', role: 'user' },
  summary: 'The connection to GoToWebinar',
  request: z.strictObject({}),
  reply: z.object({
    /** Null until it is connected for the first time. */
    connection: webinarConnectionView.nullable(),
    /** Whether this installation has a client at the provider. */
    isAvailable: z.boolean(),
    /** Whether a simulator stands in for the provider. */
    isSimulated: z.boolean(),
    /** The redirect address that the client at the provider has to allow. */
    redirectUrl: z.string(),
  }),
  timeoutMs: 3_000,
});
