import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { webinarConnectionView } from './connection-view.js';

/** The access is revoked at the provider and erased here. Webinars that stand there stay, and follow changes no more. */
export const revokeWebinarProvider = defineCommand({
  subject: 'bookings.webinar-connections.revoke',
  http: { path: '/user/webinar/revoke', role: 'user', whileImpersonating: 'refused' },
  summary: 'Disconnect GoToWebinar',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({
    connection: webinarConnectionView,
    /** False when the provider could not be reached: the access can be withdrawn in the account there. */
    isRevokedThere: z.boolean(),
  }),
  message: /*i18n*/ 'GoToWebinar disconnected.',
  errors: ['core.not_found'],
  timeoutMs: 15_000,
});
