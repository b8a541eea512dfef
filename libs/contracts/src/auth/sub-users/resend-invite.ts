import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { inviteRate } from './invite-rows.js';
import { siteRefusals } from '../../white-label/people/site-refusals.js';
import { subUserView } from './sub-user-view.js';

/** Another link; the earlier one is good no longer. */
export const resendInvite = defineCommand({
  subject: 'auth.sub-users.resend-invite',
  http: { path: '/wl/resend-invite', role: 'owner', whileImpersonating: 'refused', rate: inviteRate },
  summary: 'Mail an invitation again',
  acrossTenants: 'a reseller manages the people of its own tenant',
  request: z.strictObject({ userId: objectId }),
  reply: subUserView,
  message: /*i18n*/ 'The invitation is on its way.',
  errors: [
    ...siteRefusals,
    'core.not_found',
    'core.mail_unavailable',
    'auth.resend_too_soon',
    'white-label.not_invited',
  ],
  timeoutMs: 5_000,
});
